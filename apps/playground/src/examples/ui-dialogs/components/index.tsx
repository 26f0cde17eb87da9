import '@plinth/ui-dialogs/dialogs.css';
import { AlertDialog, ConfirmDialog, Dialog } from '@plinth/ui-dialogs/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { question, type ComponentControls } from './example';

const labels = { confirm: 'Question', alert: 'Alert', own: 'Dialog of your own' } as const;
type Kind = keyof typeof labels;

export default function Components({ values, stage }: ExampleProps<ComponentControls>): ReactNode {
  const [open, setOpen] = useState<Kind>();
  const { label, buttons, rejectLabel, cancelLabel, ...shared } = values;
  const options = { ...question, ...shared };
  const textOptions = { locale: stage.locale, messages: stage.messages };
  const close = (name: string, detail?: object) => {
    setOpen(undefined);
    stage.log('event', name, detail);
  };
  const { confirmLabel: _, ...own } = options;
  return (
    <>
      <div className="example-row">
        {(Object.keys(labels) as Kind[]).map((kind) => (
          <button key={kind} type="button" className="example-button" onClick={() => setOpen(kind)}>
            {labels[kind]}
          </button>
        ))}
      </div>
      <ConfirmDialog
        {...options}
        {...textOptions}
        buttons={buttons}
        rejectLabel={rejectLabel}
        cancelLabel={cancelLabel}
        open={open === 'confirm'}
        onOutcome={(outcome) => close('onOutcome', { outcome })}
      />
      <AlertDialog
        {...options}
        {...textOptions}
        open={open === 'alert'}
        onClose={() => close('onClose')}
      />
      <Dialog
        {...own}
        // A label names a dialog that shows no title.
        {...(label ? { label, title: undefined } : {})}
        open={open === 'own'}
        onCancel={(reason) => close('onCancel', { reason })}
      >
        <p>What stands here is yours.</p>
        <button type="button" className="example-button" onClick={() => setOpen(undefined)}>
          Close
        </button>
      </Dialog>
    </>
  );
}
