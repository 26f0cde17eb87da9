import type { Translate } from '@plinth/site-model';
import type { EngineMessageKey } from '../messages/engineMessages';

/**
 * Keeps a form usable whose part did not come: it shows all of its fields, as without a script, and a visitor who
 * wants to send it is told that nothing is lost.
 */
export function stayUsable(
  form: HTMLFormElement,
  isAwaited: boolean,
  translate: Translate<EngineMessageKey>,
): void {
  for (const item of form.querySelectorAll('[data-unmet]')) item.removeAttribute('data-unmet');
  const summary = form.querySelector<HTMLElement>('.pl-form-summary');
  if (!isAwaited || !summary) return;
  summary.textContent = translate('forms.connection');
  summary.hidden = false;
  summary.focus();
}
