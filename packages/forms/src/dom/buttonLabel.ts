/**
 * The text of a button as it is read out: without its drawings, without what is hidden from readers, and with one space
 * where the markup has many or breaks the line.
 */
export function buttonLabel(button: Element | null): string {
  if (button instanceof HTMLInputElement)
    return oneLine(button.type === 'image' ? button.alt : button.value);
  const copy = button?.cloneNode(true) as Element | undefined;
  for (const unread of copy?.querySelectorAll(
    'svg, style, script, [hidden], [aria-hidden="true"]',
  ) ?? [])
    unread.remove();
  for (const line of copy?.querySelectorAll('br') ?? []) line.replaceWith(' ');
  return oneLine(copy?.textContent ?? '');
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
