/**
 * Moves the focus to an entry, also where it is folded away: an accordion or a tab that holds it opens as it does for the
 * browser's find-in-page.
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
