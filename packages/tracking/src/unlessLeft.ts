import type { Clock } from './clock';

/** Words of Firefox, Safari and Chromium about a file or a request that did not come, and ours about a script. */
const notCome =
  /^(?:NetworkError when attempting|error loading dynamically imported module|Load failed|Importing a module script failed|Failed to fetch|Could not load the script )/;

/** Milliseconds after which a page that is being left has gone, as a rule. */
const patienceMs = 3000;

/** Whether an error says that something did not come, be it as the cause of another. */
export function saysNotCome(error: unknown): boolean {
  // A chain of causes may be a circle.
  for (let [cause, depth] = [error, 0]; cause instanceof Error && depth < 5; depth += 1) {
    if (notCome.test(cause.message)) return true;
    ({ cause } = cause);
  }
  return false;
}

/**
 * Runs a task in a moment, unless the page goes before. Firefox stops what a page loads as soon as the visitor follows a
 * link, a second or more before the page goes, and tells it the same as of files that are lost.
 *
 * @returns a function that forgets the task
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
  }, patienceMs);
  view.addEventListener('pagehide', stop);
  return stop;
}
