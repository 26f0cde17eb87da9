import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import {
  countWaiting,
  decideReview,
  deleteReview,
  findReviews,
  reviewStates,
} from './reviewQueries';
import { ReviewsPage, type ReviewAction } from './ReviewsPage';

const actions = ['published', 'hidden', 'deleted'] as const;

export function registerReviewList(area: ConfigArea): void {
  area.show('/config/reviews', 'reviews', async (visit) => {
    const { searchParams } = visit.url;
    const { db } = visit.services;
    const siteId = visit.site.definition.id;
    const search = readSearch(searchParams);
    const state = reviewStates.find((one) => one === searchParams.get('state'));
    const found = await findReviews(db, { siteId, search, state }, readPageNumber(searchParams));
    return sendConfigPage(
      visit,
      <ReviewsPage
        visit={visit}
        found={found}
        search={search}
        state={state}
        waiting={await countWaiting(db, siteId)}
        done={actions.find((one) => one === searchParams.get('done'))}
      />,
    );
  });
  area.change('/config/reviews/:id/decide', 'reviews', async (visit) => {
    const { posted, services, site, c } = visit;
    const state = posted.get('state') === 'published' ? 'published' : 'hidden';
    const id = c.req.param('id') ?? '';
    const wasThere = await decideReview(services.db, { siteId: site.definition.id, id, state });
    return wasThere ? backToList(visit, state) : sendConfigNotFound(visit);
  });
  area.change('/config/reviews/:id/delete', 'reviews', async (visit) => {
    const { services, site, c } = visit;
    const wasThere = await deleteReview(services.db, site.definition.id, c.req.param('id') ?? '');
    return wasThere ? backToList(visit, 'deleted') : sendConfigNotFound(visit);
  });
}

function backToList({ c, url }: ConfigVisit, done: ReviewAction): Response {
  const listed = listQuery(url);
  listed.set('done', done);
  return c.redirect(addressWith('/config/reviews', listed), 303);
}
