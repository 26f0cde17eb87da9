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
  // Until the part that keeps drafts has come as well; without a connection it may not.
  const typing = keepTyped(element, host);
  const options = formOptions(host);
  // A form's own texts, where they differ from those of the page, are written into the block by its renderer.
  const { messages: own } = readBlockJson(element) as { messages?: MessageCatalogue };
  const messages = { ...options.messages, ...own };
  const detach = attachForm(element, { ...options, messages });
  return () => {
    detach();
    typing.stop();
  };
}
