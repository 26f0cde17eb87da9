import '@plinth/ui-blocks/accordion.css';
import { Accordion } from '@plinth/ui-blocks/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { AccordionOptions } from './example';

const items = [
  {
    id: 'opening',
    title: 'When are you open?',
    content: (
      <p>Every day from ten to six; on Thursdays the kiln is fired and we stay until nine.</p>
    ),
  },
  {
    id: 'visit',
    title: 'May I watch you throw?',
    content: (
      <p>
        Gladly. The wheel stands at the window. Ask for <a href="#opening">the hours</a> first.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Do you send abroad?',
    content: <p>We wrap every piece in wool and send it wherever the post goes.</p>,
  },
];

export default function AccordionExample({
  values,
  stage,
}: ExampleProps<AccordionOptions>): ReactNode {
  return (
    <>
      <h2>Questions</h2>
      <Accordion
        {...values}
        items={items}
        onChange={(open) => stage.log('event', 'onChange', { open })}
      />
    </>
  );
}
