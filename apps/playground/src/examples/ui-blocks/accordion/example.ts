import type { AccordionProps } from '@plinth/ui-blocks/react';
import { choice, flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type AccordionOptions = Omit<AccordionProps, 'items' | 'open' | 'onChange' | 'className'>;

export const example = defineExample<AccordionOptions>({
  controls: {
    multiple: flag(false),
    firstOpen: flag(false),
    headingLevel: choice([2, 3, 4, 5, 6], 3),
  },
  stories: {
    'First one open': { firstOpen: true },
    'Several open': { multiple: true, firstOpen: true },
  },
  code: ({ attributes, without }) => ({
    react: `import { Accordion } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/accordion.css';

<Accordion items={[{ title: 'When?', content: <p>Every day.</p> }]}${attributes} />`,
    attach: `import { attachAccordion } from '@plinth/ui-blocks/accordion';
import '@plinth/ui-blocks/accordion.css';

const undo = attachAccordion(document.querySelector('.pl-accordion')${without('headingLevel').argument});`,
  }),
  html: {
    css: ['@plinth/ui-blocks/accordion.css'],
    script: `import { attachAccordion } from '@plinth/ui-blocks/accordion';

attachAccordion(document.querySelector('.pl-accordion'));`,
  },
});
