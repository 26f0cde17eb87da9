import type { DialogOptions } from '@plinth/ui-dialogs';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

/** The controls accept text; code may pass a node. */
export interface DialogControls extends Omit<
  DialogOptions,
  'message' | 'className' | 'signal' | 'returnFocus' | 'locale' | 'messages'
> {
  message: string;
}

export const example = defineExample<DialogControls>({
  controls: {
    title: text('Delete the page?'),
    message: text('It cannot be undone.'),
    buttons: choice(['confirm-cancel', 'confirm-reject', 'confirm', 'none'], 'confirm-cancel'),
    destructive: flag(false),
    role: choice(['alertdialog', 'dialog'], 'alertdialog'),
    confirmLabel: text(),
    rejectLabel: text(),
    cancelLabel: text(),
  },
  descriptions: {
    role: '`alertdialog` for a question that cannot wait.',
    buttons: 'The answers that are offered.',
    confirmLabel: 'The words of the button that agrees.',
    rejectLabel: 'The words of the button that says no.',
    cancelLabel: 'The words of the button that leaves everything as it is.',
  },
  stories: {
    Destructive: { destructive: true, confirmLabel: 'Delete' },
    'Yes or no': { buttons: 'confirm-reject' },
  },
  code: ({ over, values: { message } }) => ({
    attach: `import { openDialog } from '@plinth/ui-dialogs';
import '@plinth/ui-dialogs/dialogs.css';

const dialog = openDialog(${over({ title: 'Delete the page?', message: 'It cannot be undone.' }).object});
const outcome = await dialog.outcome;`,
    react: `import { ConfirmDialog } from '@plinth/ui-dialogs/react';
import '@plinth/ui-dialogs/dialogs.css';

<ConfirmDialog open${
      over({ title: 'Delete the page?', description: message ?? 'It cannot be undone.' }).without(
        'message',
      ).attributes
    } onOutcome={(outcome) => console.log(outcome)} />`,
  }),
});
