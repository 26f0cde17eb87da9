import type { DialogOptions, DialogOutcome } from './dialogOptions';
import { openDialog } from './openDialog';

export type AlertOptions = Omit<DialogOptions, 'buttons' | 'role'>;

/**
 * Shows a message that the visitor has to acknowledge, with one button. [DLG-2]
 *
 * @example
 * ```ts
 * import { alert } from '@plinth/ui-dialogs';
 *
 * await alert({ title: 'Saved', message: 'Your changes are online.' });
 * ```
 */
export function alert(options: AlertOptions): Promise<Exclude<DialogOutcome, 'rejected'>> {
  return openDialog({ ...options, buttons: 'confirm', role: 'alertdialog' }).outcome as Promise<
    Exclude<DialogOutcome, 'rejected'>
  >;
}
