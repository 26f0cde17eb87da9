import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { FilterField } from '../list/FilterField';
import type { PageOfRows } from '../list/pageOfRows';
import { RowList } from '../list/RowList';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';
import { reviewStates, type ReviewRow, type ReviewState } from './reviewQueries';

/** The last action on a review. */
export type ReviewAction = 'published' | 'hidden' | 'deleted';

export interface ReviewsPageProps {
  visit: ConfigVisit;
  found: PageOfRows<ReviewRow>;
  search: string;
  state: ReviewState | undefined;
  /** The number of all reviews that wait for a decision. */
  waiting: number;
  done: ReviewAction | undefined;
}

/** The reviews of buyers: visitors see a review after it was approved here. */
export function ReviewsPage({ visit, found, search, state, waiting, done }: ReviewsPageProps) {
  const { translate } = visit.intl;
  return (
    <ConfigShell visit={visit} part="reviews" title={translate('config.part.reviews')}>
      <h1>{translate('config.part.reviews')}</h1>
      <Notice>{done && translate(`config.reviews.done.${done}`)}</Notice>
      <p>
        {waiting > 0 && state !== 'waiting' ? (
          <a href="/config/reviews?state=waiting">
            {translate('config.reviews.waiting', { waiting })}
          </a>
        ) : (
          translate('config.reviews.waiting', { waiting })
        )}
      </p>
      <SearchForm visit={visit} search={search} action="/config/reviews">
        <FilterField
          label={translate('config.reviews.state')}
          name="state"
          value={state}
          all={translate('config.reviews.allStates')}
          options={reviewStates.map((one) => [one, translate(`config.reviews.state.${one}`)])}
        />
      </SearchForm>
      <RowList
        visit={visit}
        found={found}
        label={translate('config.part.reviews')}
        none={translate(search || state ? 'config.reviews.noneFound' : 'config.reviews.none')}
        keyOf={({ review }) => review.id}
      >
        {(row) => <Review visit={visit} row={row} />}
      </RowList>
    </ConfigShell>
  );
}

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating);

/** A review in full: it is short, and the owner reads it before it is published. */
function Review({ visit, row: { review, orderNumber } }: { visit: ConfigVisit; row: ReviewRow }) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const { id, rating, headline, body, author, productTitle, state, writtenAt } = review;
  const known = reviewStates.find((one) => one === state) ?? 'waiting';
  const title = `${id}-title`;
  return (
    <article className="pl-config-item pl-config-review" aria-labelledby={title}>
      <h2 className="pl-config-item-title" id={title}>
        <bdi>{productTitle}</bdi>
        <span role="img" aria-label={translate('config.reviews.stars', { rating })}>
          {stars(rating)}
        </span>
      </h2>
      {headline ? (
        <p className="pl-config-review-headline">
          <bdi>{headline}</bdi>
        </p>
      ) : null}
      {body ? (
        <p className="pl-config-answer">
          <bdi>{body}</bdi>
        </p>
      ) : null}
      <p className="pl-config-item-facts">
        <time dateTime={writtenAt.toISOString()}>{intl.moment(writtenAt)}</time>
        <span className="pl-config-status" data-status={statusOf[known]}>
          {translate(`config.reviews.state.${known}`)}
        </span>
        <bdi>{author || translate('config.reviews.noName')}</bdi>
        {orderNumber === null ? null : rights.mayLook('orders') ? (
          <a href={`/config/orders/${orderNumber}`}>
            {translate('config.orders.number', { number: orderNumber })}
          </a>
        ) : (
          <span>{translate('config.orders.number', { number: orderNumber })}</span>
        )}
      </p>
      {rights.mayChange('reviews') ? (
        <div className="pl-config-row">
          {known === 'published' ? null : (
            <Decision visit={visit} id={id} title={title} state="published" />
          )}
          {known === 'hidden' ? null : (
            <Decision visit={visit} id={id} title={title} state="hidden" />
          )}
          <DeleteForm
            visit={visit}
            action={addressOf(visit, `${id}/delete`)}
            label={translate('config.delete')}
            text={translate('config.reviews.delete.text')}
          />
        </div>
      ) : null}
    </article>
  );
}

/** The style of each state, as in other lists. */
const statusOf: Readonly<Record<ReviewState, string>> = {
  waiting: 'middling',
  published: 'good',
  hidden: 'poor',
};

function Decision({
  visit,
  id,
  title,
  state,
}: {
  visit: ConfigVisit;
  id: string;
  /** Id of the review's title. */
  title: string;
  state: 'published' | 'hidden';
}) {
  return (
    <form method="post" action={addressOf(visit, `${id}/decide`)}>
      <CrumbField visit={visit} />
      <button
        type="submit"
        name="state"
        value={state}
        className="pl-config-button"
        data-style={state === 'hidden' ? 'outline' : undefined}
        aria-describedby={title}
      >
        {visit.intl.translate(`config.reviews.${state === 'published' ? 'publish' : 'hide'}`)}
      </button>
    </form>
  );
}

/** The address of an action, with the query of the list that it returns to. */
const addressOf = ({ url }: ConfigVisit, path: string): string =>
  addressWith(`/config/reviews/${path}`, listQuery(url));
