import { hasWindow } from './hasWindow';
import { largestFontSize } from './largestFontSize';
import { whenResized } from '@plinth/dom';

/** The minimum font size, in px. [DLG-6] */
export const shrinkTextMinimum = 11;

export interface ShrinkTextOptions {
  /** In px. @default 11 */
  minimum?: number | undefined;
  /**
   * Milliseconds for which the width must be stable before the text is measured again.
   * @default 100
   */
  debounce?: number | undefined;
}

/**
 * Reduces the font size, starting at that of the CSS, until a text no longer overflows its element,
 * also after a change of the width. Returns the undo, which restores the size. [DLG-6]
 *
 * @example
 * ```ts
 * import { shrinkText } from '@plinth/ui-dialogs/motion';
 *
 * const detach = shrinkText(document.querySelector<HTMLElement>('h1')!, { minimum: 12 });
 * ```
 */
export function shrinkText(
  element: HTMLElement,
  { minimum = shrinkTextMinimum, debounce = 100 }: ShrinkTextOptions = {},
): () => void {
  if (!hasWindow()) return () => {};
  const before = element.style.fontSize;
  const shrink = (): void => {
    element.style.fontSize = before;
    const natural = parseFloat(getComputedStyle(element).fontSize);
    const size = largestFontSize(minimum, natural, (candidate) => {
      element.style.fontSize = `${candidate}px`;
      // With a tight line height the boxes of the letters extend beyond the last line by up to a
      // fifth of their size.
      const overhang = element.scrollHeight - element.clientHeight;
      return element.scrollWidth <= element.clientWidth && overhang <= candidate / 5;
    });
    element.style.fontSize = size < natural ? `${size}px` : before;
  };
  shrink();
  const stop = whenResized(element, shrink, { delay: debounce });
  return () => {
    stop();
    element.style.fontSize = before;
  };
}
