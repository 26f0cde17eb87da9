import { whenResized } from '@plinth/dom/when-resized';

/** Milliseconds that layouts wait before they measure again ([GAL-19]). */
export const resizeDelay = 100;

export interface FollowWidthOptions {
  /** Whether only the first width is reported. @default false */
  once?: boolean | undefined;
  /** Whether turning the device is reported as well. @default false */
  onTurn?: boolean | undefined;
}

/**
 * Calls back with the first width of an element and then, unless `once`, whenever it has changed
 * and is stable.
 * @returns a function that undoes it
 */
export function followWidth(
  element: Element,
  callback: () => void,
  { once = false, onTurn = false }: FollowWidthOptions = {},
): () => void {
  const undo = whenResized(
    element,
    () => {
      if (once) undo();
      callback();
    },
    { delay: resizeDelay, includesFirst: true },
  );
  // Safari before 16.4 has no `screen.orientation`.
  const turns = screen.orientation as ScreenOrientation | undefined;
  if (!once || !onTurn || !turns) return undo;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, resizeDelay);
  };
  turns.addEventListener('change', turn);
  return () => {
    undo();
    clearTimeout(timer);
    turns.removeEventListener('change', turn);
  };
}
