/** Runs a task when the page is quiet, at the latest after 2 s. Safari has no requestIdleCallback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
