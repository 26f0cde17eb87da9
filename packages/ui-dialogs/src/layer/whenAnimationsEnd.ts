/** Time that a layer may take to leave before it is taken away, in ms. [DLG-1] */
export const hideFallback = 600;

/**
 * Resolves when every finite animation and transition inside has ended, at the latest after `limit` ms.
 * `getAnimations` asks the browser itself: a `transitionend` would never come when nothing is animated,
 * when the visitor prefers reduced motion, or when the tab is hidden.
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
