import { toggleVisibility, type ToggleOptions } from './toggleVisibility';

/** Shows or hides an element by growing it from its middle. @returns a function that undoes it [DLG-5] */
export function scale(element: HTMLElement, visible: boolean, options?: ToggleOptions): () => void {
  return toggleVisibility(
    element,
    visible,
    () => ({ transform: 'scale(0)', opacity: '0' }),
    options,
  );
}
