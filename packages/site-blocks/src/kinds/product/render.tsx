import { blockType } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';
import { ProductReviews } from '../reviews/ProductReviews';
import { reviewsNeed } from '../reviews/productReviewsBlock';
import { Rating } from '../reviews/Rating';
import { isShownApart, reviewsId } from '../reviews/reviewsPlace';
import { ProductData } from './ProductData';
import { ProductForm } from './ProductForm';
import { productScript } from './script';

/** A product of the shop with its button and its buyers' reviews. */
export const productBlock: BlockRenderer = {
  kind: 'product',
  types: [blockType.product],
  styles: ['commerce', 'shop'],
  messages: { commerce: ['commerce.cart.', 'commerce.product.'] },
  client: productScript,
  needs: (settings, context, { id }) => reviewsNeed(readText(settings, 'productId'), context, id),
  render(settings, context, { id: blockId }): RenderedBlock {
    const { shop, content } = context.request;
    const product = shop?.products[readText(settings, 'productId')];
    if (!product) throw new TypeError('Its product is not sold.');
    const description = readTextOr(settings, 'description', product.description ?? '');
    const answered = content?.answers[blockId];
    const reviews = answered?.kind === 'reviews' && answered.count > 0 ? answered : undefined;
    if (reviews) for (const style of ['stars', 'reviews']) context.wantStyle(style);
    const productId = product.id;
    const { page } = context;
    // The answer belongs to one of several products on a page.
    const answer = shop.answer?.itemId === productId ? shop.answer : undefined;
    const isApart = isShownApart(productId, page);
    const reviewsAt = reviewsId(productId, isApart ? { page } : { page, blockId });
    const rating = reviews && (
      <p className="pl-rating">
        <Rating context={context} rating={reviews} href={`#${reviewsAt}`} />
      </p>
    );
    return {
      content: (
        <>
          <ProductData context={context} product={product} rating={reviews} />
          <ProductForm
            context={context}
            product={product}
            description={description}
            answer={answer}
            rating={rating}
          />
          {reviews && !isApart && (
            <ProductReviews
              context={context}
              answer={reviews}
              blockId={blockId}
              productId={productId}
            />
          )}
        </>
      ),
    };
  },
};
