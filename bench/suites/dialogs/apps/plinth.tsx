import { Accordion, Menu } from '@plinth/ui-blocks/react';
import { Dialog, Tooltip } from '@plinth/ui-dialogs/react';
import { useState } from 'react';

export function DialogDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        title="Delete the page?"
        description="It cannot be undone."
        onCancel={() => setOpen(false)}
      >
        <button id="close" onClick={() => setOpen(false)}>
          Close
        </button>
      </Dialog>
    </>
  );
}

export const AccordionDemo = () => (
  <Accordion
    items={[
      { title: 'One', content: 'First text' },
      { title: 'Two', content: 'Second text' },
    ]}
  />
);

export const TabsDemo = () => (
  <Menu
    menus={[
      { title: 'One', content: 'First text' },
      { title: 'Two', content: 'Second text' },
    ]}
  />
);

export const TooltipDemo = () => (
  <Tooltip content="More about it">
    <button>Hover</button>
  </Tooltip>
);
