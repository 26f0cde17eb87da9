import { findSlide, slideOfAddress } from '../designs/slideAddress';
import { slideImage } from '../dom/galleryParts';
import type { SessionOption } from '../dom/gallerySession';
import type { Lightbox, LightboxOptions } from '../dom/lightboxOptions';
import { endsSelection, hitsControl, isModified, slideLink } from '../dom/ownControl';
import { entryMark } from './entryMark';
import { findSlides } from './findSlides';
import { isPictureAddress } from './isPictureAddress';
import type { openLightbox, prepareLightbox } from './openLightbox';

/** A request to open, by a visitor or the page's address. */
interface Asking {
  /** The mark of its history entry. */
  wantedMark: number;
  isByHand: boolean;
  opener?: MouseEvent;
}

/** The interface of the code that loads on demand. */
interface Core {
  openLightbox: typeof openLightbox;
  prepareLightbox: typeof prepareLightbox;
}

/**
 * Makes the pictures of a gallery or image block open in a lightbox ([GAL-20]). Its code loads when
 * a pointer or focus comes near, so that it is ready at the first click.
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachLightbox } from '@plinth/gallery/lightbox';
 *
 * const detach = attachLightbox(document.querySelector('.pictures')!, { theme: 'light', loop: true });
 * ```
 */
export function attachLightbox(
  root: Element,
  options: LightboxOptions & SessionOption = {},
): () => void {
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  let open: Lightbox | undefined;
  // The mark of the last opening by a visitor: Forward cannot reopen an earlier one.
  let mark = 0;
  // Counts what was asked for: only the last request is answered, and none after Escape or the undo.
  let requests = 0;
  const { session } = options;
  if (session?.lightbox) {
    // It stayed open while the gallery was attached again.
    ({ open, mark } = session.lightbox);
    session.lightbox = undefined;
    open.renew(findSlides(root, options.slides));
  }
  let core: Core | undefined;
  const loadCore = () =>
    import('./openLightbox').then((loaded) => {
      loaded.prepareLightbox(options);
      return (core = loaded);
    });

  const slideOf = (target: EventTarget | null) => {
    const slides = findSlides(root, options.slides);
    const find = (holder: (slide: HTMLElement) => Element | null) =>
      slides.findIndex((slide) => holder(slide)?.contains(target as Node));
    let index = find((slide) => slide);
    // A link or a button opens its picture by its padding and caption too, and by Enter, which
    // clicks it.
    if (index < 0) index = find((slide) => slide.closest('a, button'));
    const slide = slides[index];
    return !slide || !opensLightbox(slide) || hitsControl(target, slide)
      ? undefined
      : { slides, index };
  };
  const show = (
    index: number,
    { wantedMark, isByHand, opener }: Asking,
    slides = findSlides(root, options.slides),
  ) => {
    const openNow = (loaded: Core) => {
      // Slides of two galleries may share an id: the address opens only the first.
      const isTaken = !isByHand && document.querySelector('dialog.pl-lightbox');
      if (isTaken || (open && open.state !== 'destroyed')) return;
      // Its picture may still be returning to its thumbnail.
      open?.destroy();
      open = loaded.openLightbox({ slides, index, options, mark: (mark = wantedMark), opener });
    };
    // If the code is loaded, it opens within the click: even a settled import would delay it.
    if (core) return openNow(core);
    const request = (requests += 1);
    loadCore().then(
      (loaded) => request === requests && openNow(loaded),
      () => {
        console.warn('lightboxify is not available in this tier!');
        if (opener && request === requests) leadToFile(slides[index]);
      },
    );
  };

  root.addEventListener(
    'click',
    (event) => {
      // With a modifier key the browser opens the picture itself in a new tab.
      if (event.defaultPrevented || (event as MouseEvent).button > 0) return;
      if (isModified(event as MouseEvent)) return;
      const found = slideOf(event.target);
      if (!found || endsSelection(event as MouseEvent, found.slides[found.index])) return;
      event.preventDefault();
      show(
        found.index,
        { wantedMark: Math.random(), isByHand: true, opener: event as MouseEvent },
        found.slides,
      );
    },
    listen,
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && (requests += 1), listen);
  const undoButtons = makeOperable(findSlides(root, options.slides), listening.signal);
  // A pointer that was here before the page was ready only moves and does not enter.
  for (const intent of ['pointerover', 'pointermove', 'focusin', 'touchstart'])
    root.addEventListener(intent, () => void loadCore().catch(() => {}), {
      ...listen,
      once: true,
      passive: true,
    });
  // The picture loads in parallel with the code.
  root.addEventListener('pointerdown', ({ target }) => warmPicture(slideOf(target)), listen);

  if (options.history !== false) {
    const named = slideOfAddress(location);
    if (
      named !== null &&
      !open &&
      (options.opensByAddress !== false || entryMark() !== undefined)
    ) {
      const index = findSlide(findSlides(root, options.slides).map(idOf), named);
      // A page that was reloaded while it was open still has the history entry of a click.
      if (index >= 0) show(index, { wantedMark: entryMark() || 0, isByHand: false });
    }
    addEventListener(
      'popstate',
      () => {
        if (!open || open.state === 'open' || !mark || mark !== entryMark()) return;
        // It may still be closing.
        open.destroy();
        show(open.index, { wantedMark: mark, isByHand: true });
      },
      listen,
    );
  }
  return () => {
    requests += 1;
    listening.abort();
    undoButtons();
    if (session?.isRenewing && open?.state === 'open') session.lightbox = { open, mark };
    else open?.destroy();
  };
}

/** Makes pictures without a link, and links of published pages without an address, open by keyboard as well. */
function makeOperable(slides: readonly HTMLElement[], signal: AbortSignal): () => void {
  const openers = slides.flatMap((slide): HTMLElement[] => {
    const link = slideLink(slide);
    const opener = link ?? slideImage(slide);
    if (!opener || opener.closest(link ? 'a[href], button' : '[tabindex]')) return [];
    return opensLightbox(slide) ? [opener] : [];
  });
  for (const opener of openers) {
    opener.role = 'button';
    opener.tabIndex = 0;
    opener.addEventListener(
      'keydown',
      (event) => {
        if (['Enter', ' '].includes(event.key)) {
          event.preventDefault();
          opener.click();
        }
      },
      { signal },
    );
  }
  return () => {
    for (const opener of openers) {
      opener.role = null;
      opener.removeAttribute('tabindex');
    }
  };
}

const idOf = ({ dataset }: HTMLElement) => ({ id: dataset['slideId'], url: dataset['slideUrl'] });

/** A slide with its own address navigates there; a video plays in place. */
function opensLightbox(slide: HTMLElement): boolean {
  if (slide.dataset['clickThroughUrl']) return false;
  const link = slideLink(slide);
  if (!link?.hasAttribute('href')) return slide.dataset['type'] !== 'video';
  return isPictureLink(link, slide);
}

function isPictureLink(link: Element, slide: HTMLElement): boolean {
  if (
    link.matches(
      '.pl-gallery-link, .image-slide-anchor, [data-lightbox-theme], [href^="#"], [href=""]',
    )
  )
    return true;
  const href = link.getAttribute('href') ?? '';
  return isPictureAddress(href) || href === slideImage(slide)?.dataset['src'];
}

/** Without the lightbox's code a picture opens its file, as without scripts. */
function leadToFile(slide: HTMLElement | undefined): void {
  const address =
    (slideLink(slide) as HTMLAnchorElement | null)?.href ?? slideImage(slide)?.currentSrc;
  if (address) location.assign(address);
}

function warmPicture(found: { slides: HTMLElement[]; index: number } | undefined): void {
  const slide = found?.slides[found.index];
  const image = slideImage(slide);
  const srcset = image?.srcset;
  const link = slideLink(slide)?.closest<HTMLAnchorElement>(
    // A video's link points to its provider, which must not be contacted before consent.
    ':is(a.pl-gallery-link, a.image-slide-anchor):not([data-html], [data-video-url])',
  );
  const warm = new Image();
  // Even outside the page the browser chooses the first format that it supports.
  const picture = document.createElement('picture');
  for (const format of image?.closest('picture')?.querySelectorAll('source[type]') ?? [])
    picture.append(Object.assign(format.cloneNode(), { sizes: '100vw' }));
  picture.append(warm);
  if (srcset) Object.assign(warm, { sizes: '100vw', srcset });
  else if (link && isPictureAddress(link.href)) warm.src = link.href;
}
