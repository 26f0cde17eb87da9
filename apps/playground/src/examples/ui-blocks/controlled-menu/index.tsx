import '@plinth/ui-blocks/menu.css';
import { Menu, type MenuPanel } from '@plinth/ui-blocks/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { ControlledMenuOptions } from './example';

const steps: readonly MenuPanel[] = [
  { id: 'clay', title: 'Clay', content: <p>Stoneware from the pit behind the mill.</p> },
  { id: 'glaze', title: 'Glaze', content: <p>Ash of apple and oak, and nothing else.</p> },
  { id: 'fire', title: 'Fire', content: <p>Eleven hours to 1280 degrees.</p> },
];

export default function ControlledMenu({
  values,
  stage,
}: ExampleProps<ControlledMenuOptions>): ReactNode {
  const [selected, setSelected] = useState(0);
  const [isHeld, setHeld] = useState(false);
  return (
    <div className="example-stack">
      <div className="example-row">
        <button
          type="button"
          className="example-button"
          onClick={() => setSelected((selected + 1) % steps.length)}
        >
          Next step
        </button>
        <label>
          <input
            type="checkbox"
            checked={isHeld}
            onChange={({ target }) => setHeld(target.checked)}
          />{' '}
          Hold this step
        </label>
      </div>
      <Menu
        label="Steps"
        headingLevel={2}
        {...values}
        menus={steps}
        selected={selected}
        onSelect={(index) => {
          stage.log('event', 'onSelect', { index, isHeld });
          if (!isHeld) setSelected(index);
        }}
      />
    </div>
  );
}
