import { toggleVisibility, type ToggleOptions } from './toggleVisibility';

/**
 * Shows or hides an element by its opacity.
 *
 * @returns a function that undoes it [DLG-5]
 *
 * @example
 * ```ts
 * import { fade } from '@plinth/ui-dialogs/motion';
 *
 * fade(document.querySelector<HTMLElement>('.panel')!, false, { duration: 200 });
 * ```
 */
export function fade(element: HTMLElement, visible: boolean, options?: ToggleOptions): () => void {
  return toggleVisibility(element, visible, { hiddenEnd: () => ({ opacity: '0' }), ...options });
}
