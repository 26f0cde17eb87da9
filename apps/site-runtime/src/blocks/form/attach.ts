import { attachForm } from '@plinth/forms';
import type { MessageCatalogue } from '@plinth/site-model';
import type { Detach, Host } from '../../boot/host';
import { formOptions } from '../../connect/formToServer';
import { keepTyped } from './keepTyped';

export function attach(element: HTMLElement, host: Host): Detach {
  // Until the part that keeps drafts has come as well; without a connection it may not.
  const typing = keepTyped(element, host);
  const options = formOptions(host);
  const messages = { ...options.messages, ...ownWords(element) };
  const detach = attachForm(element, { ...options, messages });
  return () => {
    detach();
    typing.stop();
  };
}

/** What a form says in other words than those of the page: its renderer writes them into the block. */
function ownWords({ dataset }: HTMLElement): MessageCatalogue | undefined {
  try {
    return (JSON.parse(dataset['blockJson'] as string) as { messages?: MessageCatalogue }).messages;
  } catch {
    // Of another renderer, or without a description.
    return undefined;
  }
}
