import type { dialogMessages } from './messages';

/** French texts; pass them as `messages`. */
export const frenchDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Oui',
  'dialogs.no': 'Non',
  'dialogs.cancel': 'Annuler',
  'dialogs.close': 'Fermer',
};
