import type { dialogMessages } from './messages';

/** Hebrew texts; pass them as `messages`. */
export const hebrewDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'אישור',
  'dialogs.yes': 'כן',
  'dialogs.no': 'לא',
  'dialogs.cancel': 'ביטול',
  'dialogs.close': 'סגירה',
};
