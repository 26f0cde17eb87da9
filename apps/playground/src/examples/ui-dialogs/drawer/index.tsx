import '@plinth/ui-dialogs/dialogs.css';
import '@plinth/ui-dialogs/drawer.css';
import { Drawer } from '@plinth/ui-dialogs/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { example, type DrawerControls } from './example';

export default function DrawerExample({ values, stage }: ExampleProps<DrawerControls>): ReactNode {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="example-button" onClick={() => setOpen(true)}>
        Show the basket
      </button>
      <Drawer
        {...example.first}
        {...values}
        open={open}
        onCancel={(reason) => {
          stage.log('event', 'onCancel', { reason });
          close();
        }}
      >
        <h2>Basket</h2>
        <p>Three bowls, £60.</p>
        <button type="button" className="example-button" onClick={close}>
          Go on shopping
        </button>
      </Drawer>
    </>
  );
}
