import type { BlockServices } from '@plinth/site-blocks/attach';

/**
 * The recorder loads with the first subscription; if it fails to load, nothing is reported to the visitor ([TRK-7]).
 */
export const recordSubscription: BlockServices['recordSubscription'] = (host, formId) => {
  import('./subscriptionToServer')
    .then(({ sendSubscription }) => sendSubscription(host, formId))
    .catch(() => {});
};
