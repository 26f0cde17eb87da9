import type { ReviewsNeed } from '../../context/contentView';
import type { BlockRenderer, NeedContext, RenderedBlock } from '../../context/blockRenderer';
import { readText } from '../../context/readSettings';
import { ProductReviews, readReviewOffset, shownReviews } from './ProductReviews';

/** The data needs of a block that shows a product's reviews. */
export const reviewsNeed = (
  productId: string,
  { url }: Pick<NeedContext, 'url'>,
  blockId: string,
): ReviewsNeed => ({
  kind: 'reviews',
  productId,
  offset: readReviewOffset(url, blockId),
  limit: shownReviews,
});

/** The reviews of a product in a separate block, for another position on its page. */
export const productReviewsBlock: BlockRenderer = {
  kind: 'product-reviews',
  styles: ['stars', 'reviews'],
  needs: (settings, context, { id }) => reviewsNeed(readText(settings, 'productId'), context, id),
  render(settings, context, { id: blockId }): RenderedBlock {
    const productId = readText(settings, 'productId');
    const answer = context.request.content?.answers[blockId];
    return {
      content:
        answer?.kind === 'reviews' ? (
          <ProductReviews
            context={context}
            answer={answer}
            blockId={blockId}
            productId={productId}
          />
        ) : (
          <></>
        ),
    };
  },
};
