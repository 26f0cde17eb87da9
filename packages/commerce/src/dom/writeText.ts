/** Writes a text into a part of some markup, unless it stands there: what is written again is read out again. */
export function writeText(root: HTMLElement, selector: string, text: string): void {
  const place = root.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}
