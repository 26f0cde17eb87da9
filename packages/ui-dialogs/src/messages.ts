import { defineMessages } from '@plinth/site-model';

/** Every word of the dialogs' buttons. */
export const dialogMessages = defineMessages({
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Yes',
  'dialogs.no': 'No',
  'dialogs.cancel': 'Cancel',
  'dialogs.close': 'Close',
});
