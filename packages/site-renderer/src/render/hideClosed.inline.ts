/**
 * Runs during parsing, so that a closed bar is hidden before the first paint and nothing moves. It
 * directly follows the bar.
 * @param key the storage key of the closed announcement
 */
export function hideClosed(key: string): void {
  const bar = document.currentScript!.previousElementSibling as HTMLElement;
  try {
    bar.hidden = localStorage.getItem(key) === bar.dataset['announcement'];
  } catch {
    // Storage is blocked, so the bar is shown.
  }
}
