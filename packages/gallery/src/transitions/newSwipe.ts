import { slideAcross } from './swipe';
import type { StackedTransition } from './stackedTransition';

export type SwipeBoundary = 'none' | 'hard' | 'inertial';

const boundaries: readonly string[] = ['none', 'hard', 'inertial'];

/** @throws RangeError for an unknown boundary ([GAL-18]) */
export function checkBoundary(value: string): SwipeBoundary {
  if (!boundaries.includes(value))
    throw new RangeError(
      `A swipe boundary is none, hard or inertial, but was given as ${JSON.stringify(value)}.`,
    );
  return value as SwipeBoundary;
}

/**
 * Reads a snap point: a percentage of the stage, or none.
 * @throws RangeError for anything else ([GAL-18])
 */
export function readSnapPoint(value: string): number | undefined {
  if (value === 'none') return undefined;
  // A lone percent sign is invalid: the text before it would be read as 0.
  const percent = /\S%$/.test(value) ? Number(value.slice(0, -1)) : NaN;
  if (!Number.isFinite(percent))
    throw new RangeError(
      `A snap point ends with a percent sign or is none, but was given as ${JSON.stringify(value)}.`,
    );
  return percent;
}

/**
 * Milliseconds for the remaining distance at the release velocity, within bounds that depend on the
 * window ([GAL-18]).
 */
export function swipeTime(distance: number, velocity: number, windowWidth: number): number {
  const [least, most] = windowWidth < 767 ? [200, 400] : [300, 500];
  const natural = Math.abs(distance / (velocity || Number.EPSILON));
  return Math.min(most, Math.max(least, natural));
}

/** Distance by which a slide follows a finger beyond the first or last slide. */
export function beyondBoundary(distance: number, boundary: SwipeBoundary, width: number): number {
  if (boundary === 'none') return distance;
  if (boundary === 'hard') return 0;
  // Resistance grows with the distance, up to a third of the stage.
  return (distance * width) / 3 / (Math.abs(distance) + width / 3);
}

/**
 * A swipe whose duration follows the finger's speed, and whose distance follows the snap points.
 */
export function createNewSwipe(snapPoints: readonly [string, string]): StackedTransition {
  const [back, forth] = snapPoints.map(readSnapPoint);
  return (step) => {
    const { outgoing, direction } = step;
    const width = outgoing.clientWidth || 1;
    const dragged = Number.parseFloat(outgoing.style.getPropertyValue('--pl-drag')) || 0;
    const velocity = Number.parseFloat(outgoing.style.getPropertyValue('--pl-velocity')) || 0;
    const percent = (direction === 'forward' ? forth : back) ?? 100;
    const way = (width * percent) / 100 - Math.abs(dragged);
    return slideAcross(step, swipeTime(way, velocity, innerWidth), percent);
  };
}
