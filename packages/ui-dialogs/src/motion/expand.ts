import { toggleVisibility, type ToggleOptions } from './toggleVisibility';

/**
 * Shows or hides an element by its height, measured once.
 *
 * @returns a function that undoes it [DLG-5]
 *
 * @example
 * ```ts
 * import { expand } from '@plinth/ui-dialogs/motion';
 *
 * expand(document.querySelector<HTMLElement>('.panel')!, true, { duration: 200 });
 * ```
 */
export function expand(
  element: HTMLElement,
  visible: boolean,
  options?: ToggleOptions,
): () => void {
  return toggleVisibility(element, visible, {
    hiddenEnd: () => ({
      blockSize: '0px',
      paddingBlock: '0px',
      marginBlock: '0px',
      borderBlockWidth: '0px',
      overflow: 'clip',
    }),
    ...options,
  });
}
