import { prefersReducedMotion } from '@plinth/dom';

/** Time that an item takes to open or close, in ms. [BLK-1] */
export const accordionDuration = 250;

/**
 * Animates a panel between nothing and its natural height, which is read once and never again:
 * when the animation ends the height is `auto` anyway. `undefined` when nothing is to be animated.
 */
export function animateHeight(panel: HTMLElement, opening: boolean): Animation | undefined {
  if (prefersReducedMotion() || !panel.animate) return undefined;
  const full = { blockSize: getComputedStyle(panel).blockSize };
  // The other properties of the open end are left out: the browser takes them from the page's own CSS.
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
