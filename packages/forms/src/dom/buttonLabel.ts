/**
 * The text of a button as it is read out: without its drawings, without what is hidden from readers, and with one space
 * where the markup has many or breaks the line.
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
