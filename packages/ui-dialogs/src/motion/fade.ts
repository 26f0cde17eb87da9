import { toggleVisibility, type ToggleOptions } from './toggleVisibility';

/** Shows or hides an element by its opacity. Returns the undo. [DLG-5] */
export function fade(element: HTMLElement, visible: boolean, options?: ToggleOptions): () => void {
  return toggleVisibility(element, visible, () => ({ opacity: '0' }), options);
}
