import { hasWindow } from './hasWindow';
import { prefersReducedMotion } from '@plinth/dom';

export interface TweenOptions {
  /** In ms. @default 300 */
  duration?: number | undefined;
  /** Maps the share of time, 0 to 1, to the share of progress. @default ease-in-out */
  easing?: ((share: number) => number) | undefined;
  /** Called after the last step, but not after an undo. */
  onFinish?: (() => void) | undefined;
}

/**
 * Calls `step` with a progress from 0 to 1 on every frame. With reduced motion it is called once,
 * with 1. Returns the undo, which stops it at the current progress. [DLG-5]
 *
 * @throws {TypeError} when `step` is not a function
 * @throws {RangeError} when `duration` is not finite
 *
 * @example
 * ```ts
 * import { tween } from '@plinth/ui-dialogs/motion';
 *
 * tween((progress) => scrollTo(0, progress * 400), { duration: 300 });
 * ```
 */
export function tween(
  step: (progress: number) => void,
  { duration = 300, easing = easeInOut, onFinish }: TweenOptions = {},
): () => void {
  if (typeof step !== 'function')
    throw new TypeError(
      `tween cannot start: its first parameter is ${typeof step}, not a function. Pass the function that draws one step.`,
    );
  if (!Number.isFinite(duration))
    throw new RangeError(
      `tween cannot start: its duration is ${String(duration)}, which is not finite. Pass a number of milliseconds.`,
    );
  if (!hasWindow()) return () => {};
  if (prefersReducedMotion() || duration <= 0) {
    step(1);
    onFinish?.();
    return () => {};
  }
  let frame = 0;
  let start: number | undefined;
  const draw = (now: number): void => {
    start ??= now;
    const share = Math.min((now - start) / duration, 1);
    if (share < 1) frame = requestAnimationFrame(draw);
    step(share < 1 ? easing(share) : 1);
    if (share === 1) onFinish?.();
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2;
}
