import { findSlide, slideOfAddress } from '../designs/slideAddress';
import { slideImage } from '../dom/galleryParts';
import type { Lightbox, LightboxOptions } from '../dom/lightboxOptions';
import { entryMark } from './entryMark';
import { findSlides } from './findSlides';
import { isPictureAddress } from './isPictureAddress';
import type { openLightbox, prepareLightbox } from './openLightbox';

/** What the chunk behind the stub offers. */
interface Core {
  openLightbox: typeof openLightbox;
  prepareLightbox: typeof prepareLightbox;
}

/**
 * Lets the pictures of a gallery or image block open in a lightbox ([GAL-20]).
 * The code behind it loads when a pointer or focus comes near, so that the first click finds it there.
 * @returns the undo
 */
export function attachLightbox(root: Element, options: LightboxOptions = {}): () => void {
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  let open: Lightbox | undefined;
  // Of the last opening by hand: Forward can lead to no earlier one.
  let mark = 0;
  let undone = false;
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
    // A link or a button opens its picture with its padding and caption, and by Enter, which is a click on it itself.
    if (index < 0) index = find((slide) => slide.closest('a, button'));
    return index < 0 || !opensLightbox(slides[index]!) ? undefined : { slides, index };
  };
  const show = (index: number, wantedMark: number, slides = findSlides(root, options.slides)) => {
    const openNow = (loaded: Core) => {
      if (undone || (open && open.state !== 'destroyed')) return;
      // Its picture may still be on its way home.
      open?.destroy();
      open = loaded.openLightbox({ slides, index, options, mark: (mark = wantedMark) });
    };
    // Within the click itself, once the code is there: even a settled import waits for its turn.
    if (core) openNow(core);
    else loadCore().then(openNow, () => console.warn('lightboxify is not available in this tier!'));
  };

  root.addEventListener(
    'click',
    (event) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      // A visitor who asks for a new tab gets the picture itself.
      if (event.defaultPrevented || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      const found = slideOf(event.target);
      if (!found) return;
      event.preventDefault();
      show(found.index, Math.random(), found.slides);
    },
    listen,
  );
  const undoButtons = makeOperable(findSlides(root, options.slides), listening.signal);
  // A pointer that rested here before the page was ready only moves, it does not enter.
  for (const intent of ['pointerover', 'pointermove', 'focusin', 'touchstart'])
    root.addEventListener(intent, () => void loadCore().catch(() => {}), {
      ...listen,
      once: true,
      passive: true,
    });
  // The picture that is about to be asked for loads beside the code.
  root.addEventListener('pointerdown', ({ target }) => warmPicture(slideOf(target)), listen);

  if (options.history !== false) {
    const named = slideOfAddress(location);
    if (named !== null) {
      const index = findSlide(findSlides(root, options.slides).map(idOf), named);
      // A page that was loaded anew while it was open still has the entry that a click has made.
      if (index >= 0) show(index, entryMark() || 0);
    }
    addEventListener(
      'popstate',
      () => {
        if (!open || open.state === 'open' || !mark || mark !== entryMark()) return;
        // It may still be closing.
        open.destroy();
        show(open.index, mark);
      },
      listen,
    );
  }
  return () => {
    undone = true;
    listening.abort();
    undoButtons();
    open?.destroy();
  };
}

/** Pictures without a link open by keyboard as well. */
function makeOperable(slides: readonly HTMLElement[], signal: AbortSignal): () => void {
  const pictures = slides.flatMap((slide) => {
    if (slide.querySelector('a, button, [tabindex]') ?? slide.closest('a, button')) return [];
    const picture = slideImage(slide);
    return picture && opensLightbox(slide) ? [picture] : [];
  });
  for (const picture of pictures) {
    picture.role = 'button';
    picture.tabIndex = 0;
    picture.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          picture.click();
        }
      },
      { signal },
    );
  }
  return () => {
    for (const picture of pictures) {
      picture.role = null;
      picture.removeAttribute('tabindex');
    }
  };
}

const idOf = ({ dataset }: HTMLElement) => ({ id: dataset['slideId'], url: dataset['slideUrl'] });

/** A slide with an address of its own goes there; a video plays where it is. */
function opensLightbox(slide: HTMLElement): boolean {
  if (slide.dataset['clickThroughUrl']) return false;
  const link = slide.querySelector('a[href]') ?? slide.closest('a[href]');
  if (!link) return slide.dataset['type'] !== 'video';
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

function warmPicture(found: { slides: HTMLElement[]; index: number } | undefined): void {
  const slide = found?.slides[found.index];
  const srcset = slide && slideImage(slide)?.srcset;
  const link = slide?.querySelector<HTMLAnchorElement>('a.pl-gallery-link, a.image-slide-anchor');
  const warm = new Image();
  if (srcset) Object.assign(warm, { sizes: '100vw', srcset });
  else if (link) warm.src = link.href;
}
