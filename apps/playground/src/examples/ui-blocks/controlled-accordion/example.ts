import type { AccordionProps } from '@plinth/ui-blocks/react';
import { flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type ControlledOptions = Pick<AccordionProps, 'multiple'>;

export const example = defineExample<ControlledOptions>({
  controls: { multiple: flag(true) },
  first: { multiple: true },
  code: ({ attributes, argument }) => ({
    react: `import { Accordion, type AccordionKey } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/accordion.css';
import { useState } from 'react';

const items = [{ id: 'hours', title: 'When?', content: <p>Every day.</p> }];

export function Questions() {
  const [open, setOpen] = useState<readonly AccordionKey[]>(['hours']);
  return <Accordion items={items} open={open} onChange={setOpen}${attributes} />;
}`,
    attach: `import { attachAccordion, setOpenItems } from '@plinth/ui-blocks/accordion';
import '@plinth/ui-blocks/accordion.css';

const undo = attachAccordion(document.querySelector('.pl-accordion')${argument});
setOpenItems(document.querySelector('.pl-accordion'), [0]);`,
  }),
});
