import type { FormPorts, SubmitRefusal } from '@plinth/forms';
import { createSiteClient, formRoutes, SiteCallError } from '@plinth/site-api/client';
import type { StageContext } from './stageContext';

/** What a form asks of its page: the request layer of a site, over the stage's server. */
export function formPorts({ fetch, log }: StageContext): FormPorts {
  const client = createSiteClient({ calls: formRoutes, fetch });
  return {
    async requestSubmissionKey(signal) {
      try {
        const { key } = await client.formSubmissionKey({ signal, handlesFailure: true });
        return { ok: true, key };
      } catch (error) {
        return refusal(error);
      }
    },
    async saveSubmission(payload, signal) {
      try {
        await client.saveFormSubmission({ ...payload }, { signal, handlesFailure: true });
        return { ok: true };
      } catch (error) {
        return refusal(error);
      }
    },
    onShown: (formId) => log('event', 'onShown', { formId }),
    onSubmitted: (submission) => log('event', 'onSubmitted', submission),
    navigate: (url) => log('event', 'navigate', { url }),
  };
}

/** Whatever went wrong, the form hears a status: 0 when no answer came. */
function refusal(error: unknown): SubmitRefusal {
  if (!(error instanceof SiteCallError)) return { ok: false, status: 0 };
  const { status = 0, answer, retryAfter } = error;
  const wait = retryAfter === undefined ? {} : { retryAfter: Math.ceil(retryAfter / 1000) };
  return { ok: false, status, body: answer, ...wait };
}
