/**
 * Moves the focus to an entry, also if it is collapsed: an accordion or a tab around it opens as
 * for the browser's find-in-page.
 */
export function focusEntry(entry: HTMLElement): void {
  for (let around = entry.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.getAttribute('hidden') !== 'until-found') continue;
    around.dispatchEvent(new Event('beforematch', { bubbles: true }));
    around.removeAttribute('hidden');
  }
  entry.focus();
}
