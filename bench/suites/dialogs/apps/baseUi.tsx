import { Accordion } from '@base-ui/react/accordion';
import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { Tooltip } from '@base-ui/react/tooltip';

export const DialogDemo = () => (
  <Dialog.Root>
    <Dialog.Trigger id="open">Open</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Backdrop style={{ position: 'fixed', inset: 0, background: '#0008' }} />
      <Dialog.Popup style={{ position: 'fixed', inset: '30% 35%', background: '#fff' }}>
        <Dialog.Title>Delete the page?</Dialog.Title>
        <Dialog.Description>It cannot be undone.</Dialog.Description>
        <Dialog.Close id="close">Close</Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);

export const AccordionDemo = () => (
  <Accordion.Root>
    {['One', 'Two'].map((name) => (
      <Accordion.Item key={name} value={name}>
        <Accordion.Header>
          <Accordion.Trigger>{name}</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Panel>{name} text</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);

export const TabsDemo = () => (
  <Tabs.Root defaultValue="One">
    <Tabs.List>
      <Tabs.Tab value="One">One</Tabs.Tab>
      <Tabs.Tab value="Two">Two</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="One">First text</Tabs.Panel>
    <Tabs.Panel value="Two">Second text</Tabs.Panel>
  </Tabs.Root>
);

export const TooltipDemo = () => (
  <Tooltip.Provider>
    <Tooltip.Root>
      <Tooltip.Trigger>Hover</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner>
          <Tooltip.Popup>More about it</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
