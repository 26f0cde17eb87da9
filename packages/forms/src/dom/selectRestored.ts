/**
 * Selects a restored entry that has the focus, as the Tab key would: the next key replaces it
 * instead of appending, and the browser's undo restores it.
 */
export function selectRestored(control: Element): void {
  if (control === control.ownerDocument.activeElement) (control as HTMLInputElement).select?.();
}
