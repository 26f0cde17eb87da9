/** The words on a button of any published page, which keeps them in an inner element, or is an `input`. */
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
