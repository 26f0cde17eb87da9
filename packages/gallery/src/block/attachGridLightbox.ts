import { safeHref } from '@plinth/site-model';
import { attachLightbox } from '../lightbox/attachLightbox';
import { attachEach } from '../dom/attachEach';
import { followLink } from '../dom/attachStackedClicks';
import { setAttribute } from '../dom/changeElements';
import type { GalleryOptions } from '../dom/galleryOptions';
import { attachGalleryVideos } from '../dom/galleryVideos';
import { limitMeta } from '../dom/limitMeta';
import { hitsControl, isModified } from '../dom/ownControl';
import { setUpGallery, type GallerySetup } from '../dom/setUpGallery';

export interface GridLightboxOptions extends GalleryOptions {
  /** A gallery that another behaviour has set up already. */
  setup?: GallerySetup | undefined;
}

/**
 * Attaches the behaviour of galleries that show every slide at once: open the lightbox where the block has one,
 * follow click-through addresses, play videos. @returns a function that undoes it
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
    // The address of a gallery that keeps its own slide in it is that slide's, not a lightbox's.
    opensByAddress: !isSlideshow || !(history || address),
    isEditor,
    ports,
    session,
    ...options.lightbox,
  };
}

/** Published pages put the address on the slide; a real link inside goes by itself. */
function attachClickThrough({ parts, options, settings }: GallerySetup): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('a[href]:not([href="#"], [href=""]), button'))
      return;
    const slide = target.closest<HTMLElement>('[data-click-through-url]');
    if (!slide || hitsControl(target, slide)) return;
    const href = safeHref(slide.dataset['clickThroughUrl']);
    if (!href) return;
    event.preventDefault();
    followLink(href, settings.newWindow || isModified(event), options.navigate);
  };
  parts.list.addEventListener('click', onClick);
  return () => parts.list.removeEventListener('click', onClick);
}
