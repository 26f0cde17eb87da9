import { isLikelyBot, toFormValues } from '@plinth/forms/rules';
import { isReviewFormId, reviewField, reviewFormMessages } from '@plinth/site-renderer';
import { translateForm } from '../../forms/translateForm';
import { saveSubmission } from '../../submissions/saveSubmission';
import { mayEnter } from '../../members/mayEnter';
import { translatePage } from '../../pages/translatePage';
import type { CallHandler } from '../callContext';
import type { Services } from '../../services';
import { inLanguageOf } from '../../site/inLanguageOf';
import type { SiteSnapshot } from '../../site/loadSite';
import { openReviewRequest } from '../../reviews/openReviewRequest';
import {
  closedMessage,
  formOfRequest,
  saveReviews,
  textOptionsOf,
} from '../../reviews/saveReviews';
import { CallFailure } from '../../http/callFailure';

/** [API-13] The key is signed, not stored: it costs nothing until a form is saved with it. */
export const formSubmissionKey: CallHandler<'formSubmissionKey'> = ({ services }) =>
  Promise.resolve({ key: services.submissionKeys.issue() });

/** [API-14] */
export const saveFormSubmission: CallHandler<'saveFormSubmission'> = async ({
  payload,
  services,
  site,
  session,
}) => {
  const { key, form, formId, captchaKey, honeypot, ...pageContext } = payload;
  const { elapsed } = pageContext;
  const found = site.forms.get(formId);
  if (!found) {
    if (site.closed.site || site.closed.forms.has(formId)) {
      throw new CallFailure(401, { error: translatePage(site.definition, 'page.locked.call') });
    }
    if (isReviewFormId(formId))
      return saveReviewsOfCall({ form, honeypot, elapsed }, site, services);
    throw new CallFailure(404, { error: translateForm(site.definition, 'forms.status.404') });
  }
  const opened = await session();
  const visitor = { siteId: site.definition.id, page: found.page, session: opened };
  if (!(await mayEnter(services, visitor))) {
    const error = translatePage(site.definition, 'page.denied.call');
    throw new CallFailure(opened ? 403 : 401, {
      error,
      ...(opened ? {} : { loginRequired: true }),
    });
  }
  // Our own script waits where a browser's autofill and one key would be faster than the rule allows.
  if (isLikelyBot({ honeypot, elapsed })) {
    throw new CallFailure(400, { error: translateForm(site.definition, 'forms.processing') });
  }
  const result = await saveSubmission(services, inLanguageOf(site, found.page), {
    key,
    captchaKey,
    pageContext,
    channel: 'script',
    form: found.schema,
    values: toFormValues(found.schema, parseValues(form, site.definition)),
  });
  if (result.outcome === 'saved') return {};
  const errors = result.outcome === 'invalid' ? { errors: result.errors } : {};
  throw new CallFailure(400, { ...errors, error: result.message });
};

/** The form of a review request is no form of the site: its hidden field names the order. */
async function saveReviewsOfCall(
  { form, honeypot, elapsed }: { form: string; honeypot?: unknown; elapsed?: unknown },
  site: SiteSnapshot,
  services: Services,
): Promise<Record<string, never>> {
  const given = parseValues(form, site.definition) as Readonly<Record<string, unknown>>;
  const token = given[reviewField.request];
  const request = await openReviewRequest(
    services,
    site,
    typeof token === 'string' ? token : undefined,
  );
  const schema = formOfRequest(request, site);
  if (!schema) throw new CallFailure(400, { error: closedMessage(site, request.view.state) });
  if (isLikelyBot({ honeypot, elapsed })) {
    throw new CallFailure(400, {
      error: reviewFormMessages(textOptionsOf(site))['forms.processing']!,
    });
  }
  const values = toFormValues(schema, given);
  const result = await saveReviews(services, site, { request, values });
  if (result.outcome === 'saved') return {};
  const errors = result.outcome === 'invalid' ? { errors: result.errors } : {};
  throw new CallFailure(400, { ...errors, error: result.message });
}

function parseValues(form: string, site: Parameters<typeof translateForm>[0]): object {
  try {
    const values: unknown = JSON.parse(form);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values;
  } catch {
    // Answered below.
  }
  throw new CallFailure(400, { error: translateForm(site, 'forms.parse') });
}
