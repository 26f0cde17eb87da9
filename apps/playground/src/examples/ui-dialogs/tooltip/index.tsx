import '@plinth/ui-dialogs/tooltip.css';
import { Tooltip } from '@plinth/ui-dialogs/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { TooltipControls } from './example';

export default function TooltipExample({ values }: ExampleProps<TooltipControls>): ReactNode {
  return (
    <div className="example-row" style={{ minBlockSize: '8rem' }}>
      <Tooltip content="Puts the page online for everybody" {...values}>
        <button type="button" className="example-button">
          Publish
        </button>
      </Tooltip>
      <Tooltip {...values} content="Takes the last change back">
        <button type="button" className="example-button">
          Undo
        </button>
      </Tooltip>
    </div>
  );
}
