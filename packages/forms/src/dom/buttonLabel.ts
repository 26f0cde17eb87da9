/**
 * The text of a button as a screen reader announces it: without its icons, without hidden elements, and with white space
 * collapsed.
 */
export function buttonLabel(button: Element | null): string {
  const { alt, value } = (button ?? {}) as HTMLInputElement;
  const copy = button?.cloneNode(true) as Element | undefined;
  copy
    ?.querySelectorAll('svg,style,script,br,[aria-hidden=true]')
    .forEach((part) => part.replaceWith(' '));
  const text = button instanceof HTMLInputElement ? alt || value : (copy?.textContent ?? '');
  return text.trim().replace(/\s+/g, ' ');
}
