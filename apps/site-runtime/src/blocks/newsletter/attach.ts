import { attachNewsletter } from '@plinth/forms';
import type { Host } from '@plinth/site-blocks/host';
import { formOptions } from '../../connect/formToServer';

export const attach = (element: HTMLElement, host: Host) =>
  attachNewsletter(element, {
    ...formOptions(host),
    onSubscribed(formId) {
      import('../../connect/subscriptionToServer')
        .then(({ recordSubscription }) => recordSubscription(host, formId))
        // Counting is no reason to trouble anybody ([TRK-7]).
        .catch(() => {});
    },
  });
