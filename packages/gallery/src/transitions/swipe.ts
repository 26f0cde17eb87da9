import type { StackedTransition } from './stackedTransition';

/** Milliseconds of a swipe ([GAL-18]). */
export const swipeDuration = 280;

/** Both slides move together, from the offset at which a finger released them. */
export const swipe: StackedTransition = (step) => slideAcross(step, swipeDuration, 100);

/**
 * Moves both slides by a share of the stage. `--pl-drag` is the distance that a finger has already
 * moved them.
 */
export function slideAcross(
  { incoming, outgoing, direction, isRightToLeft, duration }: Parameters<StackedTransition>[0],
  milliseconds: number,
  percent: number,
): Animation[] {
  const sign = (direction === 'forward') === isRightToLeft ? -1 : 1;
  const width = outgoing.clientWidth || 1;
  const dragged =
    (Number.parseFloat(outgoing.style.getPropertyValue('--pl-drag')) / width) * 100 || 0;
  const options = { duration: duration === 0 ? 0 : milliseconds, easing: 'ease-out' };
  return [
    incoming.animate(
      { transform: [`translateX(${sign * percent + dragged}%)`, 'translateX(0)'] },
      options,
    ),
    outgoing.animate(
      { transform: [`translateX(${dragged}%)`, `translateX(${-sign * percent}%)`] },
      options,
    ),
  ];
}
