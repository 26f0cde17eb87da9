import { hasWindow } from './hasWindow';
import { prefersReducedMotion } from '@plinth/dom';

/** The duration of the standard transition, in ms. [DLG-5] */
export const standardTransition = 300;

export interface ToggleOptions {
  /** In ms. @default 300 */
  duration?: number | undefined;
  /** Any CSS easing. @default 'ease' */
  easing?: string | undefined;
  /** Called when the new state is reached, but not after an undo. */
  onFinish?: (() => void) | undefined;
}

interface Toggle extends ToggleOptions {
  /** The keyframe of the hidden state; the page's own CSS defines the visible state. */
  hiddenEnd: (element: HTMLElement) => Keyframe;
}

/**
 * Shows or hides an element by its `hidden` attribute, with an animation. A running animation is
 * continued from its current frame. Returns the undo, which stops the animation and at once
 * restores the earlier state, also after the end, unless the element was shown or hidden again
 * since then. To reverse with an animation, toggle again. [DLG-5]
 */
export function toggleVisibility(
  element: HTMLElement,
  visible: boolean,
  { hiddenEnd, duration = standardTransition, easing = 'ease', onFinish }: Toggle,
): () => void {
  if (!hasWindow()) return () => {};
  const before = element.hidden;
  const owner = element as { [latest]?: () => void };
  const undo = (): void => {
    // An element that was shown or hidden again since then is not restored.
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

  // Read before the old animation is cancelled, because the new one starts from this frame.
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
/** The latest undo of an element; a registered symbol is the same in every copy of the package. */
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
