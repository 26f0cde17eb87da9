import { createPlainTranslate, languageTag } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { ReviewsAnswer } from '../../context/contentView';
import type { RenderContext } from '../../context/renderContext';
import { readState, stateHref } from '../../parts/blockState';
import { reviewMessages } from './reviewMessages';
import { reviewsId } from './reviewsPlace';
import { ratingText, Stars } from './Stars';

/** Number of reviews on a page of reviews. */
export const shownReviews = 5;

/** The number of newer reviews to skip, from the page's address. */
export function readReviewOffset(url: URL, blockId: string): number {
  const page = Number(readState('reviews', { url, blockId }) ?? 1);
  return Number.isInteger(page) && page > 1 && page <= 1000 ? (page - 1) * shownReviews : 0;
}

interface ProductReviewsProps {
  context: RenderContext;
  answer: ReviewsAnswer;
  blockId: string;
  productId: string;
}

/** The reviews of a product as complete HTML, with every text escaped. */
export function ProductReviews({ context, answer, blockId, productId }: ProductReviewsProps) {
  const { locale, messages, site, page, request } = context;
  const { average, count, items, offset } = answer;
  if (count === 0) return null;
  const translate = createPlainTranslate(reviewMessages, { locale, overrides: messages });
  const days = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeZone: zoneOfSite(site),
  });
  const id = reviewsId(productId, { page, blockId });
  return (
    <section className="pl-reviews" id={id} aria-labelledby={`${id}-heading`}>
      <header className="pl-reviews-head">
        <h2 id={`${id}-heading`}>{translate('runtime.review.heading')}</h2>
        <p className="pl-rating">
          <Stars context={context} rating={average} />{' '}
          <span>
            <span aria-hidden="true">{ratingText(average, locale)} · </span>
            {translate('runtime.review.count', { count })}
          </span>
        </p>
      </header>
      <ol className="pl-reviews-list">
        {items.map(({ id: review, rating, headline, text, author, writtenAt }) => (
          <li key={review}>
            <article className="pl-review">
              <Stars context={context} rating={rating} />
              {headline && (
                <h3>
                  <bdi>{headline}</bdi>
                </h3>
              )}
              {text && (
                <p className="pl-review-text">
                  <bdi>{text}</bdi>
                </p>
              )}
              <p className="pl-review-by">
                <bdi>{author || translate('runtime.review.buyer')}</bdi>,{' '}
                <time dateTime={new Date(writtenAt).toISOString()}>{days.format(writtenAt)}</time>
              </p>
            </article>
          </li>
        ))}
      </ol>
      <ReviewPages
        blockId={blockId}
        count={count}
        offset={offset}
        url={request.url}
        translate={translate}
        id={id}
      />
    </section>
  );
}

interface ReviewPagesProps {
  blockId: string;
  /** The id of the section, where a link to another page of the reviews leads. */
  id: string;
  count: number;
  /** The number of reviews that are newer than the shown reviews. */
  offset: number;
  url: URL;
  translate: (key: keyof typeof reviewMessages) => string;
}

function ReviewPages({ blockId, id, count, offset, url, translate }: ReviewPagesProps) {
  const page = offset / shownReviews + 1;
  const last = Math.ceil(count / shownReviews);
  if (last < 2) return null;
  const hrefOf = (other: number) => {
    const reviews = other > 1 ? String(other) : undefined;
    return stateHref({ reviews }, { url, blockId }).replace(/#.*/, () => `#${id}`);
  };
  return (
    <nav className="pl-reviews-pages" aria-label={translate('runtime.review.pages')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev nofollow">
          {translate('runtime.review.newer')}
        </a>
      )}
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next nofollow">
          {translate('runtime.review.older')}
        </a>
      )}
    </nav>
  );
}
