import { hasWindow } from './hasWindow';
import { prefersReducedMotion } from '@plinth/dom';

/** The standard transition, in ms. [DLG-5] */
export const standardTransition = 300;

export interface ToggleOptions {
  /** In ms. @default 300 */
  duration?: number | undefined;
  /** Any CSS easing. @default 'ease' */
  easing?: string | undefined;
  /** Called when the new state is reached, not when the animation was undone. */
  onFinish?: (() => void) | undefined;
}

/** The keyframe of the hidden end; the visible end is what the page's own CSS says. */
type HiddenEnd = (element: HTMLElement) => Keyframe;

/**
 * Shows or hides by the `hidden` attribute, with an animation between.
 * One that is still running is taken over where it stands.
 * Returns the undo, which stops the animation and restores the state from before, also after its end, unless the element
 * was shown or hidden once more since then. It does so at once: to turn an element round, toggle it again. [DLG-5]
 */
export function toggleVisibility(
  element: HTMLElement,
  visible: boolean,
  hiddenEnd: HiddenEnd,
  { duration = standardTransition, easing = 'ease', onFinish }: ToggleOptions = {},
): () => void {
  if (!hasWindow()) return () => {};
  const before = element.hidden;
  const owner = element as { [latest]?: () => void };
  const undo = (): void => {
    // Elements that were shown or hidden since then are not ours to restore.
    if (owner[latest] !== undo) return;
    delete owner[latest];
    for (const animation of toggling(element)) animation.cancel();
    element.hidden = before;
  };
  owner[latest] = undo;
  const settle = (): void => {
    if (owner[latest] !== undo) return;
    element.hidden = !visible;
    onFinish?.();
  };
  const running = toggling(element);
  if (prefersReducedMotion() || !element.animate || (before === !visible && !running.length)) {
    for (const animation of running) animation.cancel();
    settle();
    return undo;
  }

  // Read before the old animation goes: this is the place where the new one begins.
  const middle = running.length > 0 ? frameNow(element) : undefined;
  for (const animation of running) animation.cancel();
  element.hidden = false;
  const hidden = hiddenEnd(element);
  const shown = frameNow(element);
  const [from, to] = visible ? [middle ?? hidden, shown] : [middle ?? shown, hidden];
  const animated = Object.keys(hidden);
  const animation = element.animate([pick(from, animated), pick(to, animated)], {
    duration,
    easing,
    id: animationId,
  });
  animation.finished.then(settle, () => {});
  return undo;
}

const animationId = 'pl-toggle';
/** The undo of what was done to an element last; a registered symbol is one for every copy of the package. */
const latest: unique symbol = Symbol.for('plinth.toggle') as never;

function toggling(element: Element): Animation[] {
  return (element.getAnimations?.() ?? []).filter(({ id }) => id === animationId);
}

function frameNow(element: HTMLElement): Keyframe {
  const style = getComputedStyle(element);
  return {
    blockSize: style.blockSize,
    paddingBlock: style.paddingBlock,
    marginBlock: style.marginBlock,
    borderBlockWidth: style.borderBlockWidth,
    overflow: 'clip',
    opacity: style.opacity,
    transform: style.transform,
  };
}

function pick(frame: Keyframe, properties: readonly string[]): Keyframe {
  return Object.fromEntries(properties.map((property) => [property, frame[property] ?? '']));
}
