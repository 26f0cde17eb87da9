/**
 * Runs a task when the page is quiet, at the latest after 2 s; a page that is rendered ahead is quiet when it is shown.
 * Safari has no requestIdleCallback.
 */
export function whenIdle(task: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => whenIdle(task), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
