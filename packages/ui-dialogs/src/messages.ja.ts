import type { dialogMessages } from './messages';

/** Japanese texts; pass them as `messages`. */
export const japaneseDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'はい',
  'dialogs.no': 'いいえ',
  'dialogs.cancel': 'キャンセル',
  'dialogs.close': '閉じる',
};
