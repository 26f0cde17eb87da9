/**
 * Runs a task when the page is idle, after 2 s at the latest; on a prerendered page after it is
 * shown. Safari has no requestIdleCallback.
 */
export function whenIdle(task: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => whenIdle(task), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
