import type { BlockRenderer, RenderedBlock } from '../../render/blockRenderer';
import type { RenderContext } from '../../render/renderContext';
import { readText, readTextOr } from '../readSettings';
import { ProductReviews, RatingLine, reviewsId } from '../reviews/ProductReviews';
import { reviewsNeed } from '../reviews/productReviewsBlock';
import { ProductForm } from './ProductForm';

/** A product of the shop with its button, and what buyers say about it. */
export const productBlock: BlockRenderer = {
  kind: 'product',
  styles: ['commerce', 'shop'],
  client: 'src/blocks/product/attach.ts',
  needs: (settings, context, { id }) => reviewsNeed(readText(settings, 'productId'), context, id),
  render(settings, context, { id: blockId }): RenderedBlock {
    const { shop, content } = context.request;
    const product = shop?.products[readText(settings, 'productId')];
    if (!product) throw new TypeError('Its product is not sold.');
    const description = readTextOr(settings, 'description', '');
    const reviews = content?.answers[blockId];
    const said = reviews?.kind === 'reviews' && reviews.count > 0 ? reviews : undefined;
    if (said) context.wantStyle('reviews');
    const productId = product.id;
    const rating = said && (
      <RatingLine context={context} answer={said} href={`#${reviewsId(productId)}`} />
    );
    return {
      content: (
        <>
          <ProductForm {...{ context, product, description, answer: shop.answer, rating }} />
          {said && !isShownApart(context, productId) && (
            <ProductReviews {...{ context, answer: said, blockId, productId }} />
          )}
        </>
      ),
    };
  },
};

/** Whether the page has a place of its own for the reviews of this product. */
const isShownApart = ({ page }: RenderContext, productId: string): boolean =>
  page.sections.some(({ blocks }) =>
    blocks.some(
      ({ definitionName, settings }) =>
        definitionName === 'product-reviews' && settings?.['productId'] === productId,
    ),
  );
