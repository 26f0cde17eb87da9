import type { LightboxOptions } from '../dom/lightboxOptions';
import { playOpening, type Opening, type OpeningOptions } from './playOpening';

/** Only those pay for it who ask for it. */
const loadViewTransition = () =>
  import('./playViewTransition').then(({ playViewTransition }) => playViewTransition);

/** Loads what is not for everybody, so that opening finds it there. */
export function prepareLightbox({ transition }: LightboxOptions): void {
  if (transition === 'view') loadViewTransition().catch(() => {});
}

/**
 * Brings the picture out of its thumbnail or back there, by the browser's own transition where that is asked for and
 * there.
 * @param change what such a transition leads to
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
