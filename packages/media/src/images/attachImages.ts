import { watchPictures, type AttachImagesOptions } from './watchPictures';

/** The pictures of published pages: those that a script loads, and those that the browser loads. */
const images = 'img[data-src], img[data-image]';

/**
 * Adds behaviour to the pictures of several parts of a page: like `attachImages` for each root, or
 * for the given pictures, but with one pair of observers for all of them, which is cheaper.
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
 * Adds behaviour to every picture below `root`: each loads when it is near the viewport ([MED-3]),
 * in the size that its box needs, and again when its box outgrows the loaded file. Pictures that
 * are already attached are skipped.
 * @returns a function that undoes it; loaded pictures stay
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
