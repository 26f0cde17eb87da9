import { Accordion, Dialog, Tabs, Tooltip } from 'radix-ui';

export const DialogDemo = () => (
  <Dialog.Root>
    <Dialog.Trigger id="open">Open</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
      <Dialog.Content style={{ position: 'fixed', inset: '30% 35%', background: '#fff' }}>
        <Dialog.Title>Delete the page?</Dialog.Title>
        <Dialog.Description>It cannot be undone.</Dialog.Description>
        <Dialog.Close id="close">Close</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

export const AccordionDemo = () => (
  <Accordion.Root type="single" collapsible>
    {['One', 'Two'].map((name) => (
      <Accordion.Item key={name} value={name}>
        <Accordion.Header>
          <Accordion.Trigger>{name}</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>{name} text</Accordion.Content>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);

export const TabsDemo = () => (
  <Tabs.Root defaultValue="One">
    <Tabs.List>
      <Tabs.Trigger value="One">One</Tabs.Trigger>
      <Tabs.Trigger value="Two">Two</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="One">First text</Tabs.Content>
    <Tabs.Content value="Two">Second text</Tabs.Content>
  </Tabs.Root>
);

export const TooltipDemo = () => (
  <Tooltip.Provider>
    <Tooltip.Root>
      <Tooltip.Trigger>Hover</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content>More about it</Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
