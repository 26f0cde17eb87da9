import { attachForm } from '@plinth/forms';
import type { MessageCatalogue } from '@plinth/site-model';
import type { BlockServices } from '../../host/blockServices';
import type { Detach, Host } from '../../host/host';
import { readBlockJson } from '../../page/readBlockJson';
import { keepTyped } from './keepTyped';

export function attach(
  element: HTMLElement,
  host: Host,
  { formOptions }: Pick<BlockServices, 'formOptions'>,
): Detach {
  // Until the part that keeps drafts has loaded; while offline it may not load.
  const typing = keepTyped(element, host);
  const options = formOptions(host);
  // A form's own messages, if they differ from those of the page, are in the block's settings.
  const { messages: own } = readBlockJson(element) as { messages?: MessageCatalogue };
  const messages = { ...options.messages, ...own };
  const detach = attachForm(element, { ...options, messages });
  return () => {
    detach();
    typing.stop();
  };
}
