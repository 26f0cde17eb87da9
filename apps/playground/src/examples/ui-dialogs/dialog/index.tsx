import '@plinth/ui-dialogs/dialogs.css';
import { openDialog } from '@plinth/ui-dialogs';
import { ConfirmDialog } from '@plinth/ui-dialogs/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { DialogControls } from './example';

export default function DialogExample({ values, stage }: ExampleProps<DialogControls>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { message = 'It cannot be undone.', ...rest } = values;
  const textOptions = { locale: stage.locale, messages: stage.messages };
  const options = { title: 'Delete the page?', ...rest, ...textOptions };
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
        <button type="button" className="example-button" onClick={() => setOpen(true)}>
          Open as component
        </button>
      </div>
      <p className="example-note">Esc, the overlay and an aborted signal all cancel.</p>
      <ConfirmDialog
        {...options}
        open={isOpen}
        description={message}
        onOutcome={(outcome) => {
          setOpen(false);
          stage.log('event', 'onOutcome', { outcome });
        }}
      />
    </div>
  );
}
