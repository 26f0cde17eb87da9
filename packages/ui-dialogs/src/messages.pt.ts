import type { dialogMessages } from './messages';

/** Brazilian Portuguese texts; pass them as `messages`. */
export const portugueseDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Sim',
  'dialogs.no': 'Não',
  'dialogs.cancel': 'Cancelar',
  'dialogs.close': 'Fechar',
};
