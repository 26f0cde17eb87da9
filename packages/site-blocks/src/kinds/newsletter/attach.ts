import { attachNewsletter } from '@plinth/forms';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';

export const attach = (
  element: HTMLElement,
  host: Host,
  { formOptions, recordSubscription }: Pick<BlockServices, 'formOptions' | 'recordSubscription'>,
) =>
  attachNewsletter(element, {
    ...formOptions(host),
    onSubscribed: (formId) => recordSubscription(host, formId),
  });
