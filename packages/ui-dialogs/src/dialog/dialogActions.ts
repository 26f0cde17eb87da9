import { createPlainTranslate } from '@plinth/site-model';
import { dialogMessages } from '../messages';
import type { DialogButtons, DialogOutcome, DialogTexts } from './dialogOptions';

export interface DialogAction {
  outcome: DialogOutcome;
  label: string;
}

/** The buttons of a style: the safe button first, the main button last. [DLG-1] */
export function dialogActions(buttons: DialogButtons, texts: DialogTexts): DialogAction[] {
  if (buttons === 'none') return [];
  const translate = createPlainTranslate(dialogMessages, {
    locale: texts.locale,
    overrides: texts.messages,
  });
  const confirm: DialogAction = {
    outcome: 'confirmed',
    label:
      texts.confirmLabel ?? translate(buttons === 'confirm-reject' ? 'dialogs.yes' : 'dialogs.ok'),
  };
  if (buttons === 'confirm') return [confirm];
  return buttons === 'confirm-reject'
    ? [{ outcome: 'rejected', label: texts.rejectLabel ?? translate('dialogs.no') }, confirm]
    : [{ outcome: 'cancelled', label: texts.cancelLabel ?? translate('dialogs.cancel') }, confirm];
}
