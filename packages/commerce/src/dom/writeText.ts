/**
 * Sets the text of a part of some markup, unless it is unchanged: setting it again would announce
 * it again.
 */
export function writeText(root: HTMLElement, selector: string, text: string): void {
  const place = root.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}
