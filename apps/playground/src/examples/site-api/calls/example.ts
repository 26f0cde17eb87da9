import type { SiteClientOptions } from '@plinth/site-api/client';
import { amount } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type CallControls = Required<Pick<SiteClientOptions, 'retry' | 'maxRetryWait' | 'timeout'>>;

export const example = defineExample<CallControls>({
  controls: {
    retry: amount(0, { max: 5 }),
    maxRetryWait: amount(0, { max: 10_000, step: 500, unit: 'ms' }),
    timeout: amount(3000, { min: 100, max: 20_000, step: 100, unit: 'ms' }),
  },
  stories: {
    'Tries again': { retry: 3, maxRetryWait: 2000 },
  },
  code: ({ object }) => ({
    attach: `import { createSiteClient, crumbCookie, formRoutes, SiteCallError } from '@plinth/site-api/client';

const client = createSiteClient({ calls: formRoutes, crumb: crumbCookie()${object && `, ...${object}`} });
try {
  const { key } = await client.formSubmissionKey();
} catch (error) {
  if (error instanceof SiteCallError) console.log(error.text ?? error.messageKey);
}`,
  }),
});
