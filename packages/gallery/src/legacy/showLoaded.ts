import { changeElements } from '../dom/changeElements';
import { slideImage } from '../dom/galleryParts';
import { holdersOf } from './holdersOf';
import type { LegacyGallery } from './legacyGallery';

/**
 * Shows a loaded picture that is still invisible, because the page's style sheet waits for a mark
 * of the platform's script. Running animations finish first ([RUN-17]).
 * @returns a function that undoes it
 */
export function showLoaded({ element, list, slides }: LegacyGallery): () => void {
  const changes = changeElements();
  const listening = new AbortController();
  const { signal } = listening;

  async function show(image: HTMLImageElement): Promise<void> {
    const slide = slides.find((one) => one.contains(image));
    if (!slide || image !== slideImage(slide)) return;
    const around = [
      element,
      ...holdersOf(element, list),
      list,
      slide,
      ...holdersOf(slide, image),
      image,
    ];
    await painted();
    await Promise.allSettled(
      around.flatMap((one) => one.getAnimations().map(({ finished }) => finished)),
    );
    if (signal.aborted) return;
    for (const one of around) {
      const { opacity, visibility } = getComputedStyle(one);
      if (opacity === '0') changes.setStyles(one, { opacity: '1' });
      // A hidden slide hides its content; only a picture that is hidden itself is waiting.
      const isOwn = getComputedStyle(one.parentElement!).visibility === 'visible';
      if (visibility !== 'visible' && isOwn && one !== slide)
        changes.setStyles(one, { visibility: 'inherit' });
    }
  }

  // `load` does not bubble.
  list.addEventListener('load', ({ target }) => void show(target as HTMLImageElement), {
    capture: true,
    signal,
  });
  return () => {
    listening.abort();
    changes.undo();
  };
}

/**
 * The marks of a loaded picture, and the animations that they start, take effect in the next frame.
 */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
