import type { dialogMessages } from './messages';

/** Italian texts; pass them as `messages`. */
export const italianDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Sì',
  'dialogs.no': 'No',
  'dialogs.cancel': 'Annulla',
  'dialogs.close': 'Chiudi',
};
