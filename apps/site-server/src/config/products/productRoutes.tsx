import { defaultCurrency } from '@plinth/commerce/money';
import type { ConfigArea } from '../configArea';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigPage } from '../shell/sendConfigPage';
import { readShop } from '../../shop/readShop';
import { productKinds } from './productKinds';
import { findProducts, productStates } from './productQueries';
import { ProductsPage } from './ProductsPage';

const deeds = ['removed'] as const;

/** The products of the site's shop: the list, and a form for each. */
export function registerProducts(area: ConfigArea): void {
  area.show('/config/products', 'products', async (visit) => {
    const { searchParams } = visit.url;
    const { db } = visit.services;
    const siteId = visit.site.definition.id;
    const search = readSearch(searchParams);
    const kind = productKinds.find((one) => one === searchParams.get('kind'));
    const state = productStates.find((one) => one === searchParams.get('state'));
    const { currencyCode = defaultCurrency } = (await readShop(db, siteId)) ?? {};
    const found = await findProducts(
      db,
      { siteId, search, kind, state, currencyCode },
      readPageNumber(searchParams),
    );
    const done = deeds.find((one) => one === searchParams.get('done'));
    return sendConfigPage(
      visit,
      <ProductsPage
        visit={visit}
        found={found}
        search={search}
        kind={kind}
        state={state}
        currencyCode={currencyCode}
        notice={done && visit.words.t(`config.products.${done}`)}
      />,
    );
  });
}
