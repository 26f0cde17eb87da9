import { attachConsentSync } from '@plinth/consent';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { startCensusQueue } from '../census/censusQueue';
import { consent } from '@plinth/site-blocks/page';

/** Keeps the visitor's decision in step with other tabs, and reports to the census whether it may count. */
export function startConsent(host: Host): Detach {
  const store = consent(host);
  startCensusQueue(host, () => store.mayRun('tracking'));
  return attachConsentSync(host.document.defaultView!, { store });
}
