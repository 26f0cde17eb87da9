/**
 * Runs work after the next frame has been painted, and at the latest after 200 ms:
 * a hidden page paints no frame.
 */
export function afterPaint(view: Window, run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    view.clearTimeout(limit);
    run();
  };
  const limit = view.setTimeout(once, 200);
  view.requestAnimationFrame(() => view.setTimeout(once));
}
