import type { dialogMessages } from './messages';

/** Korean texts; pass them as `messages`. */
export const koreanDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': '확인',
  'dialogs.yes': '예',
  'dialogs.no': '아니요',
  'dialogs.cancel': '취소',
  'dialogs.close': '닫기',
};
