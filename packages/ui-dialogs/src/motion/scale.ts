import { toggleVisibility, type ToggleOptions } from './toggleVisibility';

/**
 * Shows or hides an element by scaling it from its centre.
 *
 * @returns a function that undoes it [DLG-5]
 *
 * @example
 * ```ts
 * import { scale } from '@plinth/ui-dialogs/motion';
 *
 * scale(document.querySelector<HTMLElement>('.panel')!, true, { duration: 200 });
 * ```
 */
export function scale(element: HTMLElement, visible: boolean, options?: ToggleOptions): () => void {
  return toggleVisibility(element, visible, {
    hiddenEnd: () => ({ transform: 'scale(0)', opacity: '0' }),
    ...options,
  });
}
