/**
 * Adds the browser's colour picker beside each field for a colour: a picked colour is written into the text, and a text
 * that is a colour is shown in the picker.
 *
 * @returns a function that undoes it
 */
export function attachColours(page: Document): () => void {
  const listening = new AbortController();
  for (const entry of page.querySelectorAll('[data-colour-entry]')) {
    const choice = entry.querySelector<HTMLInputElement>('[data-colour-choice]');
    const text = entry.querySelector<HTMLInputElement>('[data-colour-text]');
    if (!choice || !text) continue;
    choice.hidden = false;
    const show = () => {
      const isEmpty = text.value.trim() === '';
      entry.toggleAttribute('data-empty', isEmpty);
      const colour = isEmpty ? undefined : asHex(page, text.value);
      if (colour) choice.value = colour;
    };
    show();
    const { signal } = listening;
    text.addEventListener('input', show, { signal });
    choice.addEventListener(
      'input',
      () => {
        text.value = choice.value;
        entry.removeAttribute('data-empty');
        // The text is the field that is sent: its listeners receive the picked colour.
        text.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { signal },
    );
  }
  return () => listening.abort();
}

/**
 * A colour in any notation, normalised by a canvas to `#rrggbb`; `undefined` for a text that is no colour, or a
 * transparent one.
 */
function asHex(page: Document, colour: string): string | undefined {
  const context = page.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const colours = ['#000000', '#ffffff'].map((start) => {
    context.fillStyle = start;
    // A text that is no colour leaves the previous value.
    context.fillStyle = colour.trim();
    return context.fillStyle;
  });
  const [first, second] = colours;
  return first === second && /^#[0-9a-f]{6}$/.test(String(first)) ? String(first) : undefined;
}
