import { fade } from './fade';
import type { StackedTransition } from './stackedTransition';

/** The factor by which a picture grows while it is shown ([GAL-15]). */
const kenBurnsZoom = 1.075;

/** A fade during which the new picture starts to grow slowly towards its focal point. */
export const kenBurns: StackedTransition = (step) => {
  // With reduced motion nothing grows ([GAL-23b]).
  if (step.duration === 0) return fade(step);
  const picture = step.incoming.querySelector<HTMLElement>('img') ?? step.incoming;
  picture.animate(
    {
      scale: [1, kenBurnsZoom],
      transformOrigin: Array(2).fill(getComputedStyle(picture).objectPosition) as string[],
    },
    // It stays enlarged until the slide changes, and must not count as motion of the gallery.
    { duration: step.duration + step.stay, easing: 'linear', fill: 'forwards', id: 'ken-burns' },
  );
  const animations = fade(step);
  const left = step.outgoing.querySelector<HTMLElement>('img') ?? step.outgoing;
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    for (const animation of left.getAnimations())
      if (animation.id === 'ken-burns') animation.cancel();
  });
  return animations;
};
