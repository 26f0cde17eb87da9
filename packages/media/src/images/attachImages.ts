import { lazyMargin } from './imageSizes';
import { loadImage } from './loadImage';
import type { LoadImageOptions } from './loadImage';

export interface AttachImagesOptions extends LoadImageOptions {
  /** Pixels around the viewport within which a picture loads. @default 200 */
  margin?: number | undefined;
  /** Loads at once instead of near the viewport. @default false */
  eager?: boolean | undefined;
}

/** The pictures of published pages: those that wait for a script, and those that the browser loads. */
const images = 'img[data-src], img[data-image]';
/** A registered symbol is one for every copy of the package, and a cloned element does not carry it. */
const attached = Symbol.for('plinth.image');

/**
 * Brings every picture below `root` to life: each loads when it comes near the viewport ([MED-3]),
 * in the size that its box needs, and again when its box outgrows what is shown.
 * A picture that is attached already is left alone.
 * @returns the undo; pictures that are shown stay
 */
export function attachImages(root: ParentNode, options: AttachImagesOptions = {}): () => void {
  return watchImages([...root.querySelectorAll<HTMLImageElement>(images)], options);
}

/** Brings one picture to life, as `attachImages` does for many. */
export function attachImage(element: Element, options: AttachImagesOptions = {}): () => void {
  return watchImages([element as HTMLImageElement], options);
}

function watchImages(elements: HTMLImageElement[], options: AttachImagesOptions): () => void {
  const mine = elements.filter((element) => !(attached in element));
  const load = (element: HTMLImageElement) => {
    const { load: _turn, ...settings } = options.settings ?? {};
    if (loadImage(element, { ...options, settings: { ...settings, load: true } }))
      growth?.observe(element);
  };
  const growth =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) => {
          for (const { target } of entries)
            if (target.clientWidth > 0) load(target as HTMLImageElement);
        });
  const turn =
    options.eager || typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target } of entries) {
              if (!isIntersecting) continue;
              turn!.unobserve(target);
              load(target as HTMLImageElement);
            }
          },
          // Not `scrollMargin` as well: Chromium adds the two up, and pictures would load from twice as far.
          { rootMargin: `${options.margin ?? lazyMargin}px`, threshold: 0 },
        );
  const undos = mine.map((element) => {
    Object.assign(element, { [attached]: true });
    if (element.hasAttribute('srcset')) return watchNative(element);
    if (turn) turn.observe(element);
    else load(element);
    return () => {};
  });
  return () => {
    turn?.disconnect();
    growth?.disconnect();
    for (const undo of undos) undo();
    for (const element of mine) Reflect.deleteProperty(element, attached);
  };
}

/** The browser loads this one by itself; its state is shown all the same. */
function watchNative(element: HTMLImageElement): () => void {
  const show = () => {
    const broken = element.naturalWidth === 0;
    element.dataset['imageState'] = broken ? 'broken' : 'loaded';
    element.classList.toggle('loaded', !broken);
  };
  if (element.complete && element.currentSrc) show();
  element.addEventListener('load', show);
  element.addEventListener('error', show);
  return () => {
    element.removeEventListener('load', show);
    element.removeEventListener('error', show);
  };
}
