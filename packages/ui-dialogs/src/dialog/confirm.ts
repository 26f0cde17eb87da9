import type { DialogOptions, DialogOutcome } from './dialogOptions';
import { openDialog } from './openDialog';

/**
 * Asks the visitor and resolves with the answer, after the dialog is removed and focus is restored.
 * [DLG-3] Needs neither React nor an element of the page.
 *
 * @example
 * ```ts
 * import { confirm } from '@plinth/ui-dialogs';
 *
 * if ((await confirm({ title: 'Remove the mug?', destructive: true })) === 'confirmed')
 *   console.log('removed');
 * ```
 */
export function confirm(options: DialogOptions): Promise<DialogOutcome> {
  return openDialog(options).outcome;
}
