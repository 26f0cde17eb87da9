import type { dialogMessages } from './messages';

/** Polish texts; pass them as `messages`. */
export const polishDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Tak',
  'dialogs.no': 'Nie',
  'dialogs.cancel': 'Anuluj',
  'dialogs.close': 'Zamknij',
};
