import type { Clock } from './clock';

/** Messages of Firefox, Safari and Chromium about a file or a request that failed to load, and ours about a script. */
const failedToLoad =
  /^(?:NetworkError when attempting|error loading dynamically imported module|Load failed|Importing a module script failed|Failed to fetch|Could not load the script )/;

/** Milliseconds after which a page that is being left is usually gone. */
const leaveTimeMs = 3000;

/** Whether an error, or one of its causes, says that a file or a request failed to load. */
export function isLoadFailure(error: unknown): boolean {
  // A chain of causes may be circular.
  for (let [cause, depth] = [error, 0]; cause instanceof Error && depth < 5; depth += 1) {
    if (failedToLoad.test(cause.message)) return true;
    ({ cause } = cause);
  }
  return false;
}

/**
 * Runs a task after 3 s, unless the page is left before. Firefox aborts the requests of a page as soon as the visitor
 * follows a link, a second or more before `pagehide`, with the same errors as for lost files.
 *
 * @returns a function that cancels the task
 */
export function unlessLeft(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  clock: Clock,
  task: () => void,
): () => void {
  const stop = () => {
    clock.clearTimeout(timer);
    view.removeEventListener('pagehide', stop);
  };
  const timer = clock.setTimeout(() => {
    stop();
    task();
  }, leaveTimeMs);
  view.addEventListener('pagehide', stop);
  return stop;
}
