import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

export interface WidthHandleProps {
  /** CSS pixels of the page on the stage. */
  width: number;
  /** The scale at which it is shown; 1 is its own size. */
  scale: number;
  onWidth: (width: number) => void;
}

const narrowest = 200;
const widest = 2560;
const step = 10;

/** Drags the stage to a width; the device is centred, so it grows on both sides. */
export function WidthHandle({ width, scale, onWidth }: WidthHandleProps): ReactNode {
  const start = useRef({ x: 0, width: 0 });
  const [isDragging, setDragging] = useState(false);
  const resize = (next: number) => onWidth(Math.round(Math.min(widest, Math.max(narrowest, next))));

  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
    setDragging(true);
  };
  const drag = (event: PointerEvent) => {
    if (isDragging) resize(start.current.width + ((event.clientX - start.current.x) * 2) / scale);
  };
  const steer = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step, PageDown: -10 * step, PageUp: 10 * step };
    const change = by[event.key as keyof typeof by];
    if (change === undefined) return;
    event.preventDefault();
    resize(width + change);
  };

  return (
    // A movable separator is a control (WAI-ARIA 1.2), which the lint rules do not recognise.
    /* eslint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */
    <div
      className="stage-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the stage"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      data-dragging={isDragging}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      onKeyDown={steer}
    />
    /* eslint-enable */
  );
}
