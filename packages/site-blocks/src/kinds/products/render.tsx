import { commerceMessages, isOnSale, isSoldOut, productPrice } from '@plinth/commerce';
import { ProductPriceText } from '@plinth/commerce/react';
import { pageCount } from '@plinth/listings';
import { PageLinks } from '@plinth/listings/react';
import { createPlainTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { RenderContext } from '../../context/renderContext';
import type { RatingView } from '../../context/reviewView';
import type { ShownProduct } from '../../context/shopView';
import { stateHref, stateWord } from '../../parts/blockState';
import { translateList } from '../../parts/translateList';
import { MissingContent } from '../../parts/missingContent';
import { ProductForm } from '../product/ProductForm';
import { Rating } from '../reviews/Rating';
import { isShelfOfPage, shelfNeed, shelfPageSize } from './shelfState';
import { productsScript } from './script';

/**
 * The shop's shelf: for each product a picture, a name, a price and, if it has reviews, stars, as
 * links to its page; further products are on its next pages ([COM-18]). With a script each has a
 * quick view ([COM-15]), whose content is in a `<template>`.
 */
export const productsBlock: BlockRenderer = {
  kind: 'products',
  styles: ['commerce', 'shop'],
  messages: { commerce: ['commerce.cart.', 'commerce.product.'] },
  client: productsScript,
  needs: (settings, context, { id }) => shelfNeed(settings, context, id),
  render(settings, context, { id: blockId }): RenderedBlock {
    const { hasQuickView = true, descriptions } = settings;
    const { shop, content, url } = context.request;
    if (!shop) throw new TypeError('Its site has no shop.');
    const answer = content?.answers[blockId];
    if (answer?.kind !== 'shelf')
      return { content: <MissingContent answer={answer} context={context} /> };
    if (answer.total === 0)
      return {
        content: (
          <p className="pl-shelf-empty">{translateList(context)('listings.summary.empty')}</p>
        ),
      };
    const { products, ratings, total, offset } = answer;
    const words = Object(descriptions) as Record<string, unknown>;
    if (products.some(({ id }) => ratings[id])) context.wantStyle('stars');
    const limit = shelfPageSize(settings);
    const [page, pages] = [offset / limit + 1, pageCount(total, limit)];
    const isOwnPage = isShelfOfPage(context.page, blockId);
    if (pages > 1) context.wantStyle('pages');
    if (page > 1) context.keepInAddress(stateWord('page', { blockId, isOwnPage }), String(page));
    const hrefOf = (number: number) =>
      stateHref({ page: number > 1 ? String(number) : undefined }, { url, blockId, isOwnPage });
    return {
      content: (
        <>
          <ul className="pl-shelf">
            {products.map((product) => {
              const text = words[product.id];
              return (
                <Card
                  key={product.id}
                  product={product}
                  context={context}
                  hasQuickView={hasQuickView !== false}
                  rating={ratings[product.id]}
                  description={typeof text === 'string' ? text : ''}
                />
              );
            })}
          </ul>
          <PageLinks
            page={page}
            pages={pages}
            href={hrefOf}
            hasNumbers
            locale={context.locale}
            messages={context.messages}
          />
        </>
      ),
    };
  },
};

interface CardProps {
  product: ShownProduct;
  context: RenderContext;
  hasQuickView: boolean;
  description: string;
  /** `undefined` without reviews. */
  rating: RatingView | undefined;
}

function Card({ product, context, hasQuickView, description, rating }: CardProps) {
  const { locale, messages, money } = context;
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const { id, slug, title, imageUrl } = product;
  const price = productPrice(product);
  const badge = isSoldOut(product)
    ? 'commerce.product.soldOut'
    : isOnSale(product)
      ? 'commerce.product.sale'
      : undefined;
  const { href = `/shop/${slug}` } = product;
  // The first picture may be the largest contentful paint, so it must not load lazily.
  const loading = context.takeFirstPicture() ? undefined : 'lazy';
  return (
    <li className="pl-shelf-item" data-badge={badge ? '' : undefined}>
      <a className="pl-shelf-link" href={href}>
        <span className="pl-shelf-picture">
          {imageUrl && <img src={imageUrl} alt="" width={600} height={750} loading={loading} />}
          {badge && <span className="pl-shelf-badge">{translate(badge)}</span>}
        </span>
        <span className="pl-shelf-name">
          <bdi>{title}</bdi>
        </span>{' '}
        {rating && (
          <>
            <span className="pl-rating">
              <Rating context={context} rating={rating} />
            </span>{' '}
          </>
        )}
        {price && (
          <ProductPriceText
            price={price}
            locale={locale}
            messages={messages}
            format={money.format}
          />
        )}
      </a>
      {hasQuickView && (
        <>
          <button
            className="pl-shelf-quick"
            type="button"
            data-quick-view={id}
            aria-label={translate('commerce.product.quickViewOf', { title })}
            aria-haspopup="dialog"
          >
            {translate('commerce.product.quickView')}
          </button>
          <template data-quick-view-of={id}>
            <div className="pl-quick-view-panel" data-panel="" data-title={title}>
              <button
                className="pl-quick-view-close"
                type="button"
                data-quick-view-close=""
                aria-label={context.translate('runtime.close')}
              >
                <span aria-hidden="true">×</span>
              </button>
              <div className="pl-quick-view">
                {imageUrl && (
                  <img
                    className="pl-quick-view-image"
                    src={imageUrl}
                    alt=""
                    width={600}
                    height={750}
                  />
                )}
                <div className="pl-quick-view-text">
                  <div className="pl-block" data-block-type="1337" data-definition-name="product">
                    <ProductForm
                      context={context}
                      product={product}
                      description={description}
                      heading="h2"
                      rating={
                        rating && (
                          <p className="pl-rating">
                            <Rating context={context} rating={rating} />
                          </p>
                        )
                      }
                    />
                  </div>
                  <a href={href}>{translate('commerce.product.viewDetails')}</a>
                </div>
              </div>
            </div>
          </template>
        </>
      )}
    </li>
  );
}
