import type { dialogMessages } from './messages';

/** Turkish texts; pass them as `messages`. */
export const turkishDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'Tamam',
  'dialogs.yes': 'Evet',
  'dialogs.no': 'Hayır',
  'dialogs.cancel': 'İptal',
  'dialogs.close': 'Kapat',
};
