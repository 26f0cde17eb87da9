import type { AttachFormOptions, FormPorts, SubmissionPageContext } from '@plinth/forms';
import { formRoutes, submissionCalls } from '@plinth/site-api/client';
import type { Host } from '@plinth/site-blocks/host';
import { captchaToServer } from './captchaToServer';
import { recordForm } from './formToCensus';
import { consent, pageContext, pageFacts, pageMessages } from '@plinth/site-blocks/page';
import { placesToServer } from './placesToServer';
import { siteClient } from '../services/client/siteClient';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    formCalls: ReturnType<typeof submissionCalls>;
  }
}

/** The options that a form on this page gets from the page. */
export const formOptions = (host: Host): AttachFormOptions => ({
  ...pageMessages(host),
  ports: formPorts(host),
  pageContext: submissionPageContext(host),
  captcha: captchaToServer(host),
  mayStoreDrafts: () => consent(host).mayRun('storage'),
});

/** The calls of a form to the server, and its reports to the census. */
const formPorts = (host: Host): FormPorts => ({
  ...host.once('formCalls', () => submissionCalls(siteClient(host, formRoutes))),
  // Few forms have file fields: the part loads with the first file.
  uploadFile: async (upload) => (await import('./uploadFormFile')).uploadFormFile(upload),
  places: placesToServer(host),
  onShown: (formId) => recordForm(host, formId),
  onSubmitted: ({ formId }) => host.emit('form-submitted', { formId }),
});

/** The page's fields of a submission ([API-14]). */
function submissionPageContext(host: Host): SubmissionPageContext {
  const { collectionId, itemId } = pageContext(host);
  // Only the page's own value: the context's default would be a claim.
  const { permissionType } = Object(pageFacts(host).collection) as { permissionType?: unknown };
  return {
    pageTitle: host.document.title,
    pageId: (itemId ?? collectionId) || undefined,
    collectionId: collectionId || undefined,
    contentSource: itemId ? 'i' : 'c',
    pagePath: host.document.defaultView!.location.pathname,
    pagePermissionTypeValue: typeof permissionType === 'number' ? permissionType : undefined,
  };
}
