import { hasWindow } from './hasWindow';
import { largestFontSize } from './largestFontSize';
import { whenResized } from '@plinth/dom';

/** The minimum size of a fitted text. [DLG-6] */
export const fitTextMinimum = '0.75rem';

export interface FitTextOptions {
  /** In rem or px. @default '0.75rem' */
  minimum?: string | undefined;
  /** In rem or px. @default '20rem' */
  maximum?: string | undefined;
  /**
   * Milliseconds for which the width must be stable before the text is measured again.
   * @default 100
   */
  debounce?: number | undefined;
}

/**
 * Sets the font size at which the longest line fills the element's width, also after a change of
 * the width. Returns the undo, which restores the size. [DLG-6]
 *
 * @example
 * ```ts
 * import { fitText } from '@plinth/ui-dialogs/motion';
 *
 * const detach = fitText(document.querySelector<HTMLElement>('h1')!, { minimum: '1rem' });
 * ```
 */
export function fitText(
  element: HTMLElement,
  { minimum = fitTextMinimum, maximum = '20rem', debounce = 100 }: FitTextOptions = {},
): () => void {
  if (!hasWindow()) return () => {};
  const { fontSize, whiteSpace } = element.style;
  const fit = (): void => {
    element.style.whiteSpace = 'nowrap';
    const size = largestFontSize(toPixels(minimum), toPixels(maximum), (candidate) => {
      element.style.fontSize = `${candidate}px`;
      return element.scrollWidth <= element.clientWidth;
    });
    element.style.fontSize = `${size}px`;
    // At the minimum size a line may still be too long; then it wraps instead of overflowing.
    element.style.whiteSpace = whiteSpace;
  };
  fit();
  const stop = whenResized(element, fit, { delay: debounce });
  return () => {
    stop();
    element.style.fontSize = fontSize;
    element.style.whiteSpace = whiteSpace;
  };
}

function toPixels(length: string): number {
  const value = parseFloat(length);
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return length.endsWith('rem') ? value * root : value;
}
