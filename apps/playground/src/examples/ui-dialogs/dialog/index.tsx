import '@plinth/ui-dialogs/dialogs.css';
import { openDialog } from '@plinth/ui-dialogs';
import { AlertDialog, ConfirmDialog, Dialog } from '@plinth/ui-dialogs/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { DialogControls } from './example';

const kindLabels = {
  confirm: 'Open as component',
  alert: 'Alert',
  plain: 'Dialog of your own',
} as const;

export default function DialogExample({ values, stage }: ExampleProps<DialogControls>): ReactNode {
  const [open, setOpen] = useState<'confirm' | 'alert' | 'plain'>();
  const close = () => setOpen(undefined);
  const { message = 'It cannot be undone.', ...rest } = values;
  const words = { locale: stage.locale, messages: stage.messages };
  const options = { title: 'Delete the page?', ...rest, ...words };
  const ask = async () => {
    const { outcome } = openDialog({ ...options, message });
    stage.log('event', 'outcome', { outcome: await outcome });
  };
  return (
    <div className="example-stack">
      <div className="example-row">
        <button type="button" className="example-button" onClick={() => void ask()}>
          Open by function
        </button>
        {(['confirm', 'alert', 'plain'] as const).map((kind) => (
          <button key={kind} type="button" className="example-button" onClick={() => setOpen(kind)}>
            {kindLabels[kind]}
          </button>
        ))}
      </div>
      <p className="example-note">Esc, the overlay and an aborted signal all cancel.</p>
      <ConfirmDialog
        {...options}
        open={open === 'confirm'}
        description={message}
        onOutcome={(outcome) => {
          close();
          stage.log('event', 'onOutcome', { outcome });
        }}
      />
      <AlertDialog
        {...words}
        open={open === 'alert'}
        title="Saved"
        description="The page is online."
        onClose={() => {
          close();
          stage.log('event', 'onClose');
        }}
      />
      <Dialog
        open={open === 'plain'}
        title="Anything inside"
        onCancel={(reason) => {
          close();
          stage.log('event', 'onCancel', { reason });
        }}
      >
        <p>What stands here is yours; Esc and the overlay ask to close it.</p>
        <button type="button" className="example-button" onClick={close}>
          Close
        </button>
      </Dialog>
    </div>
  );
}
