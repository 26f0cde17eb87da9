import type { ConfirmDialogProps, DialogProps } from '@plinth/ui-dialogs/react';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

type Typed = 'title' | 'escape' | 'overlay' | 'destructive' | 'role' | 'label';

/** A person types text; a program may pass a node. */
export type ComponentControls = Pick<DialogProps, Typed> &
  Pick<ConfirmDialogProps, 'buttons' | 'confirmLabel' | 'rejectLabel' | 'cancelLabel'> & {
    description: string;
  };

export const example = defineExample<ComponentControls>({
  controls: {
    title: text('Delete the page?'),
    label: text(),
    description: text('It cannot be undone.'),
    escape: flag(true),
    overlay: flag(true),
    destructive: flag(false),
    role: choice(['dialog', 'alertdialog']),
    buttons: choice(['confirm-cancel', 'confirm-reject', 'confirm', 'none'], 'confirm-cancel'),
    confirmLabel: text(),
    rejectLabel: text(),
    cancelLabel: text(),
  },
  code: ({ over }) => ({
    react: `import { ConfirmDialog } from '@plinth/ui-dialogs/react';
import '@plinth/ui-dialogs/dialogs.css';

<ConfirmDialog open={isAsking}${over({ title: 'Delete the page?' }).without('label').attributes} onOutcome={finish} />`,
  }),
});
