import type { Detach } from '@plinth/site-blocks/host';
import { largestOf } from './largestOf';

const late =
  'img[data-srcset], picture > source[data-srcset], img:is([data-src], [data-image])[srcset]';

/**
 * Gives pictures of a legacy page the attributes by which its other pictures load ([RUN-17r]): some
 * have only sizes (`data-srcset`), themselves or in the sources beside them, and some an empty
 * picture in their `srcset` until a script replaces it.
 *
 * @returns a function that undoes it
 */
export function namePictures(root: ParentNode): Detach {
  const undo: Detach[] = [];
  const set = (element: Element, name: string, value: string | null) => {
    const before = element.getAttribute(name);
    write(element, name, value);
    undo.push(() => {
      if (element.getAttribute(name) === value) write(element, name, before);
    });
  };
  for (const element of root.querySelectorAll<HTMLImageElement | HTMLSourceElement>(late)) {
    const { srcset = '' } = element.dataset;
    const isSource = element instanceof HTMLSourceElement;
    const picture = isSource ? element.parentElement!.querySelector('img') : element;
    const address = largestOf(srcset);
    if (picture && address && !picture.dataset['src'] && !picture.dataset['image'])
      set(picture, 'data-src', address);
    // The browser chooses among sources.
    if (isSource && address) {
      if (picture && !picture.hasAttribute('loading')) set(picture, 'loading', 'lazy');
      set(element, 'srcset', srcset);
    }
    if (!isSource && isEmptyPicture(element.getAttribute('srcset'))) set(element, 'srcset', null);
  }
  return () => undo.reverse().forEach((step) => step());
}

const isEmptyPicture = (srcset: string | null): boolean =>
  srcset !== null && /^\s*(data:|about:blank|$)/i.test(srcset);

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
