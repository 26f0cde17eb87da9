import { attachForm } from '@plinth/forms';
import type { Detach, Host } from '../../boot/host';
import { formOptions } from '../../connect/formToServer';
import { keepTyped } from './keepTyped';

export function attach(element: HTMLElement, host: Host): Detach {
  // Until the part that keeps drafts has come as well; without a connection it may not.
  const typing = keepTyped(element, host);
  const detach = attachForm(element, formOptions(host));
  return () => {
    detach();
    typing.stop();
  };
}
