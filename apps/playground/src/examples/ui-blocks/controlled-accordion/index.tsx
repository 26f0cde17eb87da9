import '@plinth/ui-blocks/accordion.css';
import { Accordion, type AccordionKey } from '@plinth/ui-blocks/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { ControlledOptions } from './example';

const items = [
  { id: 'clay', title: 'Clay', content: <p>Stoneware from the pit behind the mill.</p> },
  { id: 'glaze', title: 'Glaze', content: <p>Ash of apple and oak, and nothing else.</p> },
  { id: 'fire', title: 'Fire', content: <p>Eleven hours to 1280 degrees.</p> },
];

export default function ControlledAccordion({
  values,
  stage,
}: ExampleProps<ControlledOptions>): ReactNode {
  const { multiple = true } = values;
  const [open, setOpen] = useState<readonly AccordionKey[]>(['clay']);
  return (
    <div className="example-stack">
      <div className="example-row">
        <button
          type="button"
          className="example-button"
          onClick={() => setOpen(multiple ? items.map(({ id }) => id) : ['fire'])}
        >
          {multiple ? 'Open all' : 'Open the last one'}
        </button>
        <button type="button" className="example-button" onClick={() => setOpen([])}>
          Close all
        </button>
      </div>
      <Accordion
        items={items}
        headingLevel={2}
        multiple={multiple}
        open={open}
        onChange={(wanted) => {
          stage.log('event', 'onChange', { open: wanted });
          setOpen(wanted);
        }}
      />
    </div>
  );
}
