import { followWidth } from './followWidth';
import type { GalleryParts } from './galleryParts';

/**
 * Share of its slide's height above which a text is capped, see `[data-overflowing]` in the CSS
 * ([GAL-19]).
 */
const overflowShare = 0.9;

/**
 * Caps text that would cover its slide, and makes it scrollable by keyboard in every browser;
 * inside a link it stays part of the link. Measured when the gallery's size is stable, and when
 * only a text's size changes, such as by the reader's text size.
 */
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
    metas.forEach(({ meta }, index) => {
      meta.toggleAttribute('data-overflowing', overflowing[index]);
      if (overflowing[index] && !meta.closest('a, button')) meta.tabIndex = 0;
      else meta.removeAttribute('tabindex');
    });
  };
  const undo = followWidth(element, measure);
  const growth = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  for (const { meta } of metas) for (const text of meta.children) growth?.observe(text);
  return () => {
    undo();
    growth?.disconnect();
    for (const { meta } of metas)
      for (const name of ['data-overflowing', 'tabindex']) meta.removeAttribute(name);
  };
}
