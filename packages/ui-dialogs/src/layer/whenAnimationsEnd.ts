/** Maximum duration of a layer's exit before it is removed, in ms. [DLG-1] */
export const hideFallback = 600;

/**
 * Resolves when every finite animation and transition inside has ended, after `limit` ms at the
 * latest. `getAnimations` is used because `transitionend` would never fire if nothing is animated,
 * the visitor prefers reduced motion, or the tab is hidden.
 */
export async function whenAnimationsEnd(element: Element, limit = hideFallback): Promise<void> {
  const running = (element.getAnimations?.({ subtree: true }) ?? []).filter(
    (animation) => animation.effect?.getComputedTiming().endTime !== Infinity,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    Promise.allSettled(running.map((animation) => animation.finished)),
    new Promise((resolve) => (timer = setTimeout(resolve, limit))),
  ]);
  clearTimeout(timer);
}
