import type { Translate } from '@plinth/site-model';
import type { EngineMessageKey } from '../messages/engineMessages';

interface MessageOptions {
  translate: Translate<EngineMessageKey>;
  /**
   * Selector of the container for messages, if a form of a published page has none yet.
   * @default 'form'
   */
  messagePlace?: string | undefined;
}

/**
 * Keeps a form usable whose part failed to load: it shows all of its fields, as without scripts,
 * and a visitor who sends it gets a message that nothing is lost.
 * @returns a function that removes what was added
 */
export function stayUsable(
  form: HTMLFormElement,
  isAwaited: boolean,
  { translate, messagePlace = 'form' }: MessageOptions,
): () => void {
  for (const item of form.querySelectorAll('[data-unmet]')) item.removeAttribute('data-unmet');
  if (!isAwaited) return () => {};
  const own = form.querySelector<HTMLElement>('.pl-form-summary');
  const summary = own ?? form.ownerDocument.createElement('div');
  if (!own) {
    summary.className = 'pl-form-summary';
    summary.tabIndex = -1;
    (form.querySelector(messagePlace) ?? form).prepend(summary);
  }
  summary.textContent = translate('forms.connection');
  summary.hidden = false;
  summary.focus();
  return () => own ?? summary.remove();
}
