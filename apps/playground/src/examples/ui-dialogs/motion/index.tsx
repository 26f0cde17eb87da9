import { expand, fade, fitText, scale } from '@plinth/ui-dialogs/motion';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { MotionOptions } from './example';

const motions = { expand, fade, scale };

export default function MotionExample({ values, stage }: ExampleProps<MotionOptions>): ReactNode {
  const { motion = 'expand', ...options } = values;
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => (title.current ? fitText(title.current, { maximum: '6rem' }) : undefined), []);
  const toggle = () => {
    if (!panel.current) return;
    setShown(!isShown);
    motions[motion](panel.current, !isShown, {
      ...options,
      onFinish: () => stage.log('event', 'onFinish', { motion, visible: !isShown }),
    });
  };
  return (
    <div className="example-stack">
      <h1 ref={title}>A line as wide as the page</h1>
      <div>
        <button
          type="button"
          className="example-button"
          aria-expanded={isShown}
          aria-controls="panel"
          onClick={toggle}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      <div id="panel" ref={panel} className="example-output">
        The hidden attribute is the end of it, so what is hidden is hidden from everybody.
      </div>
      <p className="example-note">What follows moves with it.</p>
    </div>
  );
}
