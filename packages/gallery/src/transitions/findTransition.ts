import { fade } from './fade';
import { kenBurns } from './kenBurns';
import { createNewSwipe } from './newSwipe';
import { swipe } from './swipe';
import type { StackedTransition } from './stackedTransition';

const byName = new Map<string, (snapPoints: readonly [string, string]) => StackedTransition>([
  ['fade', () => fade],
  ['ken-burns', () => kenBurns],
  ['swipe', () => swipe],
  ['new-swipe', createNewSwipe],
  // The browser scrolls; see attachScroller.
  ['scroll', () => () => []],
]);

/**
 * Looks a stacked transition up by name ([GAL-15]).
 * @throws Error when there is none of that name
 */
export function findTransition(
  name: string,
  snapPoints: readonly [string, string] = ['100%', '100%'],
): StackedTransition {
  const create = byName.get(name);
  if (!create) throw new Error(`Could not find transition named ${name}`);
  return create(snapPoints);
}
