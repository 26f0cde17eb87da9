import { isSoldOut, productPrice, totalStock } from '@plinth/commerce';
import { createMoneyWriter } from '@plinth/site-renderer';
import type { CurrencyCode } from '@plinth/commerce/money';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { FilterField } from '../list/FilterField';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';
import { productAddress } from './productAddress';
import { kindOf, productKinds, type ProductKind } from './productKinds';
import { productStates, type ListedProduct, type ProductState } from './productQueries';

export interface ProductsPageProps {
  visit: ConfigVisit;
  found: PageOfRows<ListedProduct>;
  search: string;
  kind: ProductKind | undefined;
  state: ProductState | undefined;
  currencyCode: CurrencyCode;
  notice: string | undefined;
}

/** The products of the shop, in its order. */
export function ProductsPage({
  visit,
  found: { rows, total, page },
  search,
  kind,
  state,
  currencyCode,
  notice,
}: ProductsPageProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const { format } = createMoneyWriter(intl.locale, currencyCode);
  return (
    <ConfigShell visit={visit} part="products" title={translate('config.part.products')}>
      <h1>{translate('config.part.products')}</h1>
      <Notice>{notice}</Notice>
      <p className="pl-config-row">
        {rights.mayChange('products') ? (
          <a className="pl-config-button" href="/config/products/new">
            {translate('config.products.add')}
          </a>
        ) : null}
        <a href="/config/shop">{translate('config.shop.title.overview')}</a>
        <a href="/config/shop/terms">{translate('config.shop.title.terms')}</a>
        <a href="/config/shop/coupons">{translate('config.shop.title.coupons')}</a>
      </p>
      <SearchForm visit={visit} search={search} action="/config/products">
        <FilterField
          label={translate('config.products.kind')}
          name="kind"
          value={kind}
          all={translate('config.products.allKinds')}
          options={productKinds.map((one) => [one, translate(`config.products.kind.${one}`)])}
        />
        <FilterField
          label={translate('config.products.state')}
          name="state"
          value={state}
          all={translate('config.products.allStates')}
          options={productStates.map((one) => [one, translate(`config.products.state.${one}`)])}
        />
      </SearchForm>
      {rows.length === 0 ? (
        <p className="pl-config-empty">
          {translate(
            search || kind || state ? 'config.products.noneFound' : 'config.products.none',
          )}
        </p>
      ) : (
        <>
          <ol className="pl-config-list" aria-label={translate('config.part.products')}>
            {rows.map((row) => (
              <li key={row.id}>
                <ProductRow visit={visit} row={row} format={format} />
              </li>
            ))}
          </ol>
          <div className="pl-config-foot">
            <Paging visit={visit} total={total} page={page} order="by-name" />
          </div>
        </>
      )}
    </ConfigShell>
  );
}

function ProductRow({
  visit,
  row,
  format,
}: {
  visit: ConfigVisit;
  row: ListedProduct;
  format: ReturnType<typeof createMoneyWriter>['format'];
}) {
  const { translate, number } = visit.intl;
  const { id, title, imageUrl, sold, visibility } = row;
  const price = sold && productPrice(sold);
  const state =
    visibility === 'hidden' ? 'hidden' : sold && !isSoldOut(sold) ? 'visible' : 'sold-out';
  return (
    <a
      className="pl-config-item pl-config-pictured"
      href={addressWith(productAddress(id), listQuery(visit.url))}
    >
      {imageUrl ? (
        <img src={imageUrl} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <span className="pl-config-no-picture" />
      )}
      <span className="pl-config-item-title">
        <bdi>{title}</bdi>
        <span className="pl-config-sum">
          {price &&
            (price.isFrom
              ? translate('config.products.from', { price: format(price.current) })
              : format(price.current))}
        </span>
      </span>
      <span className="pl-config-item-facts">
        <span>{translate(`config.products.kind.${kindOf(row)}`)}</span>
        <span>{stockText(sold, translate, number)}</span>
        <span className="pl-config-status" data-status={state}>
          {translate(`config.products.state.${state}`)}
        </span>
      </span>
    </a>
  );
}

/** The total stock of all variants ([COM-4]). */
function stockText(
  sold: ListedProduct['sold'],
  translate: ConfigVisit['intl']['translate'],
  number: (value: number) => string,
): string {
  const stock = sold ? totalStock(sold) : 0;
  return stock === Infinity
    ? translate('config.products.unlimited')
    : translate('config.products.inStock', { count: stock, shown: number(stock) });
}
