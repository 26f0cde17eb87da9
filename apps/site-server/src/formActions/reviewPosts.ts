import { honeypotName, isLikelyBot, readFormPost } from '@plinth/forms/rules';
import { blockType, pageType } from '@plinth/site-model';
import {
  type FormAnswer,
  type PageDefinition,
  type ReviewRequestView,
  blocksOf,
  reviewFormMessages,
} from '@plinth/site-renderer';
import type { Context, Hono } from 'hono';
import { translateForm } from '../forms/translateForm';
import { readPosted } from '../forms/readPosted';
import { isSameOrigin } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { translatePage } from '../pages/translatePage';
import { sendPage } from '../pages/sendPage';
import {
  openReviewRequest,
  reviewAddress,
  type OpenReviewRequest,
} from '../reviews/openReviewRequest';
import { formOfRequest, saveReviews, textOptionsOf } from '../reviews/saveReviews';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';

type RequestContext = Context<ServerEnvironment>;

/** The page of a review request, and its form as the browser alone sends it ([RUN-23]). */
export function registerReviews(app: Hono<ServerEnvironment>): void {
  app.get(`/${reviewAddress}`, async (c) => {
    const services = c.get('services');
    const site = await readSite(c);
    return sendReviewPage(c, {
      site,
      request: await openReviewRequest(services, site, c.req.query('request')),
    });
  });
  app.post(`/${reviewAddress}`, async (c) => {
    const services = c.get('services');
    const site = await readSite(c);
    if (!isSameOrigin(c)) return sendPage(c, { site, page: notFoundPage(site) }, { status: 403 });
    const posted = await readPosted(c);
    const request = await openReviewRequest(services, site, c.req.query('request'));
    return answerPost(c, { site, request, posted });
  });
}

interface ReviewVisit {
  site: SiteSnapshot;
  request: OpenReviewRequest;
}

async function answerPost(
  c: RequestContext,
  { site, request, posted }: ReviewVisit & { posted: URLSearchParams },
): Promise<Response> {
  const services = c.get('services');
  const schema = formOfRequest(request, site);
  if (!schema) return sendReviewPage(c, { site, request });
  const values = readFormPost(schema, posted);
  const key = posted.get('key') ?? '';
  const answer = (status: number, given: Pick<FormAnswer, 'outcome'> & Partial<FormAnswer>) =>
    sendReviewPage(c, {
      site,
      // The sent review is shown again, also if it was the last that this request accepts.
      request: { ...request, view: { ...request.view, state: 'open' } },
      status,
      formAnswers: { [schema.formId]: { key, values, errors: {}, ...given } },
    });

  const wait = await takeFromLimit(c, 'saveFormSubmission');
  if (wait > 0) {
    c.header('retry-after', String(wait));
    const message = translateForm(site.definition, 'forms.status.429');
    return answer(429, { outcome: 'refused', message, retryAfter: wait });
  }
  const elapsed = services.submissionKeys.age(key);
  if (isLikelyBot({ honeypot: posted.get(honeypotName), elapsed })) {
    const message = reviewFormMessages(textOptionsOf(site))['forms.processing']!;
    return answer(400, { outcome: 'refused', message });
  }
  const result = await saveReviews(services, site, { request, values });
  switch (result.outcome) {
    case 'saved':
      return answer(200, { outcome: 'saved' });
    case 'invalid':
      return answer(400, { outcome: 'refused', errors: result.errors, message: result.message });
    case 'closed':
      return sendReviewPage(c, {
        site,
        request: { ...request, view: { ...request.view, state: 'reviewed' } },
        status: 409,
      });
  }
}

interface ShownReviewPage extends ReviewVisit {
  /** @default the status of the request's state */
  status?: number;
  formAnswers?: Record<string, FormAnswer>;
}

const statusOf: Readonly<Record<ReviewRequestView['state'], number>> = {
  open: 200,
  reviewed: 200,
  expired: 410,
  unpaid: 410,
  gone: 410,
  unknown: 404,
  none: 404,
};

function sendReviewPage(
  c: RequestContext,
  { site, request, status, ...answers }: ShownReviewPage,
): Promise<Response> {
  // Anyone who has the address may review in the buyer's name: search engines must not index it.
  c.header('x-robots-tag', 'noindex');
  return sendPage(
    c,
    { site, page: reviewPage(site, request.view) },
    {
      ...answers,
      reviewRequest: request.view,
      status: status ?? statusOf[request.view.state],
    },
  );
}

/**
 * The site's page for review requests, with the form below the owner's content; else the form alone. Without an open
 * request the owner's invitation is left out.
 */
function reviewPage(
  { definition }: SiteSnapshot,
  { state }: Pick<ReviewRequestView, 'state'>,
): PageDefinition {
  const own =
    state === 'open'
      ? definition.pages.find((page) => page.pageType === pageType.reviewsRequest)
      : undefined;
  const hasForm = own && blocksOf(own).some(({ definitionName }) => definitionName === 'reviews');
  if (hasForm) return { ...own, slug: reviewAddress };
  return {
    id: 'review',
    title: translatePage(definition, 'page.review'),
    ...own,
    slug: reviewAddress,
    pageType: pageType.reviewsRequest,
    sections: [
      ...(own?.sections ?? []),
      {
        id: 'review',
        width: 'narrow',
        space: 'tight',
        blocks: [
          {
            id: 'review',
            type: blockType.websiteComponent,
            definitionName: 'reviews',
            settings: { hasHeading: !own },
          },
        ],
      },
    ],
  };
}
