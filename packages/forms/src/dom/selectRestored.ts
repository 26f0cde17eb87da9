/**
 * An entry that was put back where somebody is about to type is selected, as by the Tab key: the next key writes in its
 * place instead of behind it, and the browser's own undo brings it back.
 */
export function selectRestored(control: Element): void {
  if (control === control.ownerDocument.activeElement) (control as HTMLInputElement).select?.();
}
