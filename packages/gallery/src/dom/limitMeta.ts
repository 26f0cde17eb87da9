import type { GalleryParts } from './galleryParts';

/** Share of its container that a text may fill before it is capped, see `[data-overflowing]` in the CSS ([GAL-19]). */
const overflowShare = 0.9;

/** Milliseconds that layouts wait before they measure anew ([GAL-19]). */
export const resizeDelay = 100;

/** Caps text that would cover its slide. Measured when the gallery's size has come to rest. */
export function limitMeta({ list, element }: Pick<GalleryParts, 'list' | 'element'>): () => void {
  const metas = ([...list.getElementsByClassName('pl-gallery-meta')] as HTMLElement[])
    .filter((meta) => !meta.hidden)
    .map((meta) => ({ meta, slide: meta.closest('.pl-gallery-slide')! }));
  if (metas.length === 0) return () => {};
  const measure = () => {
    const overflowing = metas.map(
      ({ meta, slide }) =>
        getComputedStyle(meta).position === 'absolute' &&
        meta.scrollHeight >= slide.clientHeight * overflowShare,
    );
    metas.forEach(({ meta }, index) =>
      meta.toggleAttribute('data-overflowing', overflowing[index]),
    );
  };
  const undo = whenResized(element, measure);
  return () => {
    undo();
    for (const { meta } of metas) meta.removeAttribute('data-overflowing');
  };
}

/** Calls back at first and then, unless `once`, whenever an element's width has come to rest at another value. */
export function whenResized(
  element: Element,
  callback: () => void,
  { once = false, onTurn = false } = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = -1;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    const isFirst = width < 0;
    width = element.clientWidth;
    clearTimeout(timer);
    if (once) observer.disconnect();
    if (isFirst) callback();
    else timer = setTimeout(callback, resizeDelay);
  });
  observer.observe(element);
  const { orientation } = screen;
  const turn = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, resizeDelay);
  };
  // Safari before 16.4 has none.
  const turns = once && onTurn ? (orientation as ScreenOrientation | undefined) : undefined;
  turns?.addEventListener('change', turn);
  return () => {
    clearTimeout(timer);
    turns?.removeEventListener('change', turn);
    observer.disconnect();
  };
}
