import { attachNewsletter } from '@plinth/forms';
import type { Host } from '../../boot/host';
import { formOptions } from '../../connect/formToServer';

export const attach = (element: HTMLElement, host: Host) =>
  attachNewsletter(element, {
    ...formOptions(host),
    onSubscribed: (formId) => host.emit('subscribed', { formId }),
  });
