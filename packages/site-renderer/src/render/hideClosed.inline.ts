/**
 * Runs while the page is read: a bar that was closed is gone before the first paint, so nothing moves. It stands right
 * behind the bar.
 * @param key under which the browser keeps which announcement was closed
 */
export function hideClosed(key: string): void {
  const bar = document.currentScript!.previousElementSibling as HTMLElement;
  try {
    bar.hidden = localStorage.getItem(key) === bar.dataset['announcement'];
  } catch {
    // A browser that keeps nothing shows the bar.
  }
}
