import '@plinth/ui-dialogs/popover.css';
import { Popover } from '@plinth/ui-dialogs/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { PopoverControls } from './example';

export default function PopoverExample({
  values,
  stage,
}: ExampleProps<PopoverControls>): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className="example-row" style={{ minBlockSize: '14rem', placeContent: 'center' }}>
      <Popover
        trigger="Filters"
        triggerClassName="example-button"
        {...values}
        open={open}
        onToggle={(isOpen) => {
          stage.log('event', 'onToggle', { isOpen });
          setOpen(isOpen);
        }}
      >
        <p>
          <label>
            <input type="checkbox" /> In stock
          </label>
        </p>
        <p>
          <label>
            <input type="checkbox" /> On sale
          </label>
        </p>
        <button type="button" className="example-button" onClick={() => setOpen(false)}>
          Apply
        </button>
      </Popover>
    </div>
  );
}
