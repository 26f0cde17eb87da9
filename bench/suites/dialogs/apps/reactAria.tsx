import {
  Button,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
  Modal,
  ModalOverlay,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';

export const DialogDemo = () => (
  <DialogTrigger>
    <Button id="open">Open</Button>
    <ModalOverlay isDismissable style={{ position: 'fixed', inset: 0, background: '#0008' }}>
      <Modal style={{ position: 'fixed', inset: '30% 35%', background: '#fff' }}>
        <Dialog>
          <Heading slot="title">Delete the page?</Heading>
          <Text slot="description">It cannot be undone.</Text>
          <Button id="close" slot="close">
            Close
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);

export const AccordionDemo = () => (
  <DisclosureGroup>
    {['One', 'Two'].map((name) => (
      <Disclosure key={name} id={name}>
        <Heading>
          <Button slot="trigger">{name}</Button>
        </Heading>
        <DisclosurePanel>{name} text</DisclosurePanel>
      </Disclosure>
    ))}
  </DisclosureGroup>
);

export const TabsDemo = () => (
  <Tabs>
    <TabList aria-label="Tabs">
      <Tab id="One">One</Tab>
      <Tab id="Two">Two</Tab>
    </TabList>
    <TabPanel id="One">First text</TabPanel>
    <TabPanel id="Two">Second text</TabPanel>
  </Tabs>
);

export const TooltipDemo = () => (
  <TooltipTrigger>
    <Button>Hover</Button>
    <Tooltip>More about it</Tooltip>
  </TooltipTrigger>
);
