import { prefersReducedMotion } from '@plinth/dom';

/** Duration of opening or closing an item, in ms. [BLK-1] */
export const accordionDuration = 250;

/**
 * Animates a panel between zero and its natural height. The height is measured once, because it is
 * `auto` after the animation. Returns `undefined` if there is nothing to animate.
 */
export function animateHeight(panel: HTMLElement, opening: boolean): Animation | undefined {
  if (prefersReducedMotion() || !panel.animate) return undefined;
  const full = { blockSize: getComputedStyle(panel).blockSize };
  // The open keyframe omits the other properties: the browser takes them from the page's CSS.
  const none = { blockSize: '0px', paddingBlock: '0px', marginBlock: '0px', minBlockSize: '0px' };
  panel.style.overflow = 'clip';
  const animation = panel.animate(opening ? [none, full] : [full, none], {
    duration: accordionDuration,
    easing: 'ease',
  });
  const restore = (): void => {
    panel.style.overflow = '';
  };
  animation.finished.then(restore, restore);
  return animation;
}
