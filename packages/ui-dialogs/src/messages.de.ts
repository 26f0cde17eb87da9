import type { dialogMessages } from './messages';

/** German texts; pass them as `messages`. */
export const germanDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Ja',
  'dialogs.no': 'Nein',
  'dialogs.cancel': 'Abbrechen',
  'dialogs.close': 'Schließen',
};
