/** The text of a button of any published page, in an inner element or an `input`. */
export function readLabel(button: HTMLElement): string {
  return button instanceof HTMLInputElement
    ? button.value
    : (labelPlace(button).textContent ?? '').trim();
}

export function writeLabel(button: HTMLElement, text: string): void {
  if (readLabel(button) === text) return;
  if (button instanceof HTMLInputElement) button.value = text;
  else labelPlace(button).textContent = text;
}

function labelPlace(button: HTMLElement): HTMLElement {
  return button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
}
