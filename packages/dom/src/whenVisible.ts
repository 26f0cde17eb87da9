import { watchVisibility, type VisibilityOptions } from './watchVisibility';

/**
 * Calls back once, when an element is in the window or within `margin` of it; at once without
 * `IntersectionObserver` ([DOM-4]).
 *
 * @returns a function that cancels the wait
 *
 * @example
 * ```ts
 * import { whenVisible } from '@plinth/dom';
 *
 * const map = document.querySelector('.map')!;
 * const undo = whenVisible(map, () => console.log('Load it'), { margin: 500 });
 * ```
 */
export function whenVisible(
  element: Element,
  callback: () => void,
  options?: VisibilityOptions,
): () => void {
  let isOver = false;
  let undo = (): void => {};
  const end = (): void => {
    isOver = true;
    undo();
  };
  undo = watchVisibility(
    element,
    (isVisible) => {
      if (!isVisible || isOver) return;
      end();
      callback();
    },
    options,
  );
  return end;
}
