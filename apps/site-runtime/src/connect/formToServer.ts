import type {
  AttachFormOptions,
  FormPorts,
  SubmissionPageContext,
  SubmitRefusal,
} from '@plinth/forms';
import { formRoutes, SiteCallError } from '@plinth/site-api/client';
import type { Host } from '../boot/host';
import { captchaToServer } from './captchaToServer';
import { consent } from './consent';
import { pageContext } from './pageContext';
import { siteClient } from './siteClient';
import { toCensus } from './toCensus';
import { wording } from './wording';

/** Everything that a form on this page is given from outside. */
export const formOptions = (host: Host): AttachFormOptions => ({
  ...wording(host),
  ports: formPorts(host),
  pageContext: submissionPageContext(host),
  captcha: captchaToServer(host.document.defaultView!),
  mayStoreDrafts: () => consent(host).mayRun('storage'),
});

/** What a form asks of the server, and what it tells the census. */
function formPorts(host: Host): FormPorts {
  const client = host.once('formClient', () => siteClient(host, formRoutes));
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
    onShown: (formId) => toCensus(host, (census) => census.recordFormRender(formId)),
    onSubmitted: ({ formId }) => host.emit('form-submitted', { formId }),
  };
}

/** Whatever went wrong, the form hears a status: 0 when no answer came. */
function refusal(error: unknown): SubmitRefusal {
  if (!(error instanceof SiteCallError)) return { ok: false, status: 0 };
  const { status = 0, answer, retryAfter } = error;
  return {
    ok: false,
    status,
    body: answer,
    ...(retryAfter === undefined ? {} : { retryAfter: Math.ceil(retryAfter / 1000) }),
  };
}

/** The page's fields of a submission ([API-14]). */
function submissionPageContext(host: Host): SubmissionPageContext {
  const { collectionId, itemId } = pageContext(host);
  return {
    pageTitle: host.document.title,
    pageId: (itemId ?? collectionId) || undefined,
    contentSource: itemId ? 'i' : 'c',
    pagePath: host.document.defaultView!.location.pathname,
  };
}
