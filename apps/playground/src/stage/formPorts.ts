import type { FormPorts } from '@plinth/forms';
import { createSiteClient, formRoutes, submissionCalls } from '@plinth/site-api/client';
import type { StageContext } from '../example/stageContext';

/** The ports of a form: the request layer of a site, over the stage's server. */
export const formPorts = ({ fetch, log }: StageContext): FormPorts => ({
  ...submissionCalls(createSiteClient({ calls: formRoutes, fetch })),
  // The stage stores no files: it simulates the progress of an upload.
  async uploadFile({ file, signal, onProgress }) {
    log('event', 'uploadFile', { name: file.name, bytes: file.size });
    for (let part = 1; part <= 8; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (signal.aborted) break;
      onProgress(part / 8);
    }
    return { ok: true, id: crypto.randomUUID() };
  },
  onShown: (formId) => log('event', 'onShown', { formId }),
  onSubmitted: (submission) => log('event', 'onSubmitted', submission),
  navigate: (url) => log('event', 'navigate', { url }),
});
