import type { dialogMessages } from './messages';

/** Arabic texts; pass them as `messages`. */
export const arabicDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'موافق',
  'dialogs.yes': 'نعم',
  'dialogs.no': 'لا',
  'dialogs.cancel': 'إلغاء',
  'dialogs.close': 'إغلاق',
};
