import type { BlockServices } from '@plinth/site-blocks/attach';

/** The recorder comes with the first subscription; counting is no reason to trouble anybody ([TRK-7]). */
export const recordSubscription: BlockServices['recordSubscription'] = (host, formId) => {
  import('./subscriptionToServer')
    .then(({ sendSubscription }) => sendSubscription(host, formId))
    .catch(() => {});
};
