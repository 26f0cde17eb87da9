import type { dialogMessages } from './messages';

/** Chinese texts; pass them as `messages`. */
export const chineseDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': '确定',
  'dialogs.yes': '是',
  'dialogs.no': '否',
  'dialogs.cancel': '取消',
  'dialogs.close': '关闭',
};
