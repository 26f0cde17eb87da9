import { blockType } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';
import { ProductReviews } from '../reviews/ProductReviews';
import { reviewsNeed } from '../reviews/productReviewsBlock';
import { Rating } from '../reviews/Rating';
import { isShownApart, reviewsId } from '../reviews/reviewsPlace';
import { ProductData } from './ProductData';
import { ProductForm } from './ProductForm';

/** A product of the shop with its button, and what buyers say about it. */
export const productBlock: BlockRenderer = {
  kind: 'product',
  types: [blockType.product],
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
    if (said) for (const style of ['stars', 'reviews']) context.wantStyle(style);
    const productId = product.id;
    const { page } = context;
    // The answer is about one of several products on a page.
    const answer = shop.answer?.itemId === product.id ? shop.answer : undefined;
    const isApart = isShownApart(productId, page);
    const reviewsAt = reviewsId(productId, isApart ? { page } : { page, blockId });
    const rating = said && (
      <p className="pl-rating">
        <Rating context={context} rating={said} href={`#${reviewsAt}`} />
      </p>
    );
    return {
      content: (
        <>
          <ProductData context={context} product={product} rating={said} />
          <ProductForm
            context={context}
            product={product}
            description={description}
            answer={answer}
            rating={rating}
          />
          {said && !isApart && (
            <ProductReviews
              context={context}
              answer={said}
              blockId={blockId}
              productId={productId}
            />
          )}
        </>
      ),
    };
  },
};
