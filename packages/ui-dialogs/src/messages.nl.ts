import type { dialogMessages } from './messages';

/** Dutch texts; pass them as `messages`. */
export const dutchDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Ja',
  'dialogs.no': 'Nee',
  'dialogs.cancel': 'Annuleren',
  'dialogs.close': 'Sluiten',
};
