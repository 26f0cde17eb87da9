import type { ConfirmDialogProps, DialogProps } from '@plinth/ui-dialogs/react';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

type Typed = 'title' | 'escape' | 'overlay' | 'destructive' | 'role' | 'label';

/** The controls accept text; code may pass a node. */
export type ComponentControls = Pick<DialogProps, Typed> &
  Pick<ConfirmDialogProps, 'buttons' | 'confirmLabel' | 'rejectLabel' | 'cancelLabel'> & {
    description: string;
  };

/** The example's first question. */
export const question = { title: 'Delete the page?', description: 'It cannot be undone.' };

/** Options that a custom dialog does not have. */
const ofQuestions = ['buttons', 'confirmLabel', 'rejectLabel', 'cancelLabel'];

export const example = defineExample<ComponentControls>({
  controls: {
    title: text(question.title),
    label: text(),
    description: text(question.description),
    escape: flag(true),
    overlay: flag(true),
    destructive: flag(false),
    role: choice(['dialog', 'alertdialog']),
    buttons: choice(['confirm-cancel', 'confirm-reject', 'confirm', 'none'], 'confirm-cancel'),
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
    Destructive: { destructive: true },
    'Three answers': { buttons: 'confirm-reject' },
    'One answer': { buttons: 'confirm' },
  },
  code: ({ over, values }) => {
    const { without } = over(question);
    // A label names a dialog that shows no title.
    const named = without(...(values['label'] ? ['title'] : []), ...ofQuestions);
    return {
      react: `import { ConfirmDialog, Dialog } from '@plinth/ui-dialogs/react';
import '@plinth/ui-dialogs/dialogs.css';

<>
  <ConfirmDialog open${without('label').attributes} onOutcome={(outcome) => console.log(outcome)} />
  <Dialog open={false}${named.attributes} onCancel={() => console.log('closed')}>
    <p>Content of your own.</p>
  </Dialog>
</>`,
    };
  },
});
