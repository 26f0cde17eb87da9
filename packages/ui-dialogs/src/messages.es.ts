import type { dialogMessages } from './messages';

/** Spanish texts; pass them as `messages`. */
export const spanishDialogMessages: Record<keyof typeof dialogMessages, string> = {
  'dialogs.ok': 'Aceptar',
  'dialogs.yes': 'Sí',
  'dialogs.no': 'No',
  'dialogs.cancel': 'Cancelar',
  'dialogs.close': 'Cerrar',
};
