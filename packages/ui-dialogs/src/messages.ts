import { defineMessages } from '@plinth/site-model';

/** The messages of the dialogs' buttons. */
export const dialogMessages = defineMessages({
  'dialogs.ok': 'OK',
  'dialogs.yes': 'Yes',
  'dialogs.no': 'No',
  'dialogs.cancel': 'Cancel',
  'dialogs.close': 'Close',
});
