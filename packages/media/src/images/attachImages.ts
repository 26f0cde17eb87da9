import { watchPictures, type AttachImagesOptions } from './watchPictures';

/** The pictures of published pages: those that wait for a script, and those that the browser loads. */
const images = 'img[data-src], img[data-image]';

/**
 * Adds behaviour to the pictures of several parts of a page: the same as `attachImages` for each root, or for
 * the given pictures, with one pair of observers for all of them, which costs the browser less.
 *
 * @example
 * ```ts
 * import { createImageWatch } from '@plinth/media';
 *
 * const watch = createImageWatch({ margin: 200 });
 * const stop = watch(document);
 * ```
 */
export function createImageWatch(
  options: AttachImagesOptions = {},
): (pictures: ParentNode | Iterable<HTMLImageElement>) => () => void {
  const watch = watchPictures(options);
  return (pictures) =>
    watch(
      'querySelectorAll' in pictures
        ? pictures.querySelectorAll<HTMLImageElement>(images)
        : pictures,
    );
}

/**
 * Adds behaviour to every picture below `root`: each loads when it comes near the viewport ([MED-3]),
 * in the size that its box needs, and again when its box outgrows what is shown.
 * A picture that is attached already is left alone.
 * @returns a function that undoes it; pictures that are shown stay
 *
 * @example
 * ```ts
 * import { attachImages } from '@plinth/media';
 *
 * const detach = attachImages(document, { margin: 200 });
 * ```
 */
export function attachImages(root: ParentNode, options?: AttachImagesOptions): () => void {
  return createImageWatch(options)(root);
}

/**
 * Adds behaviour to one picture, as `attachImages` does for many.
 *
 * @example
 * ```ts
 * import { attachImage } from '@plinth/media';
 *
 * const detach = attachImage(document.querySelector('img')!, { eager: true });
 * ```
 */
export function attachImage(element: Element, options?: AttachImagesOptions): () => void {
  return watchPictures(options)([element as HTMLImageElement]);
}
