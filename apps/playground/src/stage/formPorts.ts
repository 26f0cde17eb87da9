import type { FormPorts } from '@plinth/forms';
import { createSiteClient, formRoutes, submissionCalls } from '@plinth/site-api/client';
import type { StageContext } from '../example/stageContext';

/** The ports of a form: the request layer of a site, over the stage's server. */
export const formPorts = ({ fetch, log }: StageContext): FormPorts => ({
  ...submissionCalls(createSiteClient({ calls: formRoutes, fetch })),
  onShown: (formId) => log('event', 'onShown', { formId }),
  onSubmitted: (submission) => log('event', 'onSubmitted', submission),
  navigate: (url) => log('event', 'navigate', { url }),
});
