import type { LightboxOptions } from '../dom/lightboxOptions';
import { playOpening, type Opening, type OpeningOptions } from './playOpening';

/** Loaded only if this transition is requested. */
const loadViewTransition = () =>
  import('./playViewTransition').then(({ playViewTransition }) => playViewTransition);

/** Loads optional code in advance, so that it is ready when the lightbox opens. */
export function prepareLightbox({ transition }: LightboxOptions): void {
  if (transition === 'view') loadViewTransition().catch(() => {});
}

/**
 * Moves the picture from its thumbnail or back to it, with the browser's view transition if that is
 * requested and supported.
 * @param change the change of the page that such a transition shows
 */
export function playMove(options: OpeningOptions, change: () => void): Opening {
  const { view, transition, seconds, isOpening } = options;
  if (transition !== 'view' || !seconds || !document.startViewTransition)
    return playOpening(options);
  view.dialog.toggleAttribute('data-entering', isOpening);
  const loading = loadViewTransition().then((play) => play({ ...options, change }));
  return {
    finished: loading.then(({ finished }) => finished, change),
    cancel: () =>
      void loading.then(
        ({ cancel }) => cancel(),
        () => {},
      ),
  };
}
