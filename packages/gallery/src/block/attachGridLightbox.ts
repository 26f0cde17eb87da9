import { safeHref } from '@plinth/site-model';
import { attachLightbox } from '../lightbox/attachLightbox';
import { attachEach } from '../dom/attachEach';
import { followLink } from '../dom/attachStackedClicks';
import { setAttribute } from '../dom/changeElements';
import type { GalleryOptions } from '../dom/galleryOptions';
import { attachGalleryVideos } from '../dom/galleryVideos';
import { limitMeta } from '../dom/limitMeta';
import { endsSelection, hitsControl, isModified } from '../dom/ownControl';
import { setUpGallery, type GallerySetup } from '../dom/setUpGallery';

export interface GridLightboxOptions extends GalleryOptions {
  /** The setup of a gallery, if another behaviour has created it. */
  setup?: GallerySetup | undefined;
}

/**
 * Attaches the behaviour of galleries that show every slide at once: it opens the lightbox if the
 * block has one, follows click-through addresses and plays videos. @returns a function that undoes
 * it
 *
 * @example
 * ```ts
 * import { attachGridLightbox } from '@plinth/gallery';
 *
 * const detach = attachGridLightbox(document.querySelector('.pl-gallery')!, { locale: 'de' });
 * ```
 */
export function attachGridLightbox(root: Element, options: GridLightboxOptions = {}): () => void {
  const setup = options.setup ?? setUpGallery(root, options);
  if (!setup) return () => {};
  const { parts, settings } = setup;
  const { element } = parts;
  const mark = () => {
    setAttribute(element, 'data-attached', '');
    return () => setAttribute(element, 'data-attached', null);
  };
  return attachEach([
    mark,
    () => attachGalleryVideos(setup),
    () => limitMeta(parts),
    () => attachClickThrough(setup),
    ...(settings.lightbox ? [() => attachLightbox(element, lightboxOptions(setup))] : []),
  ]);
}

export function lightboxOptions({ options, settings }: GallerySetup) {
  const { locale, messages, history, address, isEditor, ports, session } = options;
  const isSlideshow = /stacked|strip|carousel/.test(settings.layout);
  return {
    theme: settings.lightboxTheme,
    locale,
    messages,
    history: history ?? true,
    // In a gallery that keeps its own slide in the address, the address does not open a lightbox.
    opensByAddress: !isSlideshow || !(history || address),
    isEditor,
    ports,
    session,
    ...options.lightbox,
  };
}

/** Published pages put the address on the slide; a real link inside works without this. */
function attachClickThrough({ parts, options, settings }: GallerySetup): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('a[href]:not([href="#"], [href=""]), button'))
      return;
    const slide = target.closest<HTMLElement>('[data-click-through-url]');
    if (!slide || hitsControl(target, slide) || endsSelection(event, slide)) return;
    const href = safeHref(slide.dataset['clickThroughUrl']);
    if (!href) return;
    event.preventDefault();
    followLink(href, settings.newWindow || isModified(event), options.navigate);
  };
  parts.list.addEventListener('click', onClick);
  return () => parts.list.removeEventListener('click', onClick);
}
