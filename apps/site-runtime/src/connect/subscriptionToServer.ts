import type { Host } from '@plinth/site-blocks/host';
import { eventRecorder } from './eventToServer';

/** Reports a subscription to a newsletter ([FRM-19]), by the older tracker ([TRK-10]). */
export const sendSubscription = (host: Host, formId: string): void =>
  eventRecorder(host)('subscribe', { formId });
