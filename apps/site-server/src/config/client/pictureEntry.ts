/** Writes the address of a picture into the field of an entry. */
export function choosePicture(entry: HTMLElement, src: string): void {
  const field = entry.querySelector('input');
  if (!field) return;
  // The description of the sample's picture does not fit this one.
  const alt = fieldBeside(field, 'alt');
  if (alt?.dataset['sample'] !== undefined && alt.value === alt.defaultValue && src !== field.value)
    write(alt, '');
  field.value = src;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in the dimensions of the chosen picture at once, if the entry has fields for them. */
export function showSides(entry: HTMLElement, { width, height }: DOMStringMap): void {
  if (entry.dataset['pictureSides'] === undefined) return;
  const field = entry.querySelector('input');
  for (const [name, side] of Object.entries({ width, height })) {
    const of = field && fieldBeside(field, name);
    if (of && side !== undefined) write(of, side);
  }
}

/** The button that adds an entry to the list of a picture; `undefined` for a picture that is not in a list. */
export function addButton(entry: HTMLElement): HTMLButtonElement | undefined {
  const field = entry.querySelector('input');
  const [, path] = /^settings\.(.*)\.\d+\.[^.]+$/.exec(field?.name ?? '') ?? [];
  const buttons = field?.form?.querySelectorAll<HTMLButtonElement>('button[name=do]') ?? [];
  return [...buttons].find(({ value }) => path !== undefined && value.startsWith(`add ${path} `));
}

/** Further pictures become entries at the end of the list: the server adds them, as it does without a script. */
export function addEntries(entry: HTMLElement, sources: readonly string[]): void {
  const button = addButton(entry);
  if (!button || sources.length === 0) return;
  const fields = sources.map((src) => {
    const field = button.ownerDocument.createElement('input');
    field.type = 'hidden';
    field.name = 'pictures';
    field.value = src;
    return field;
  });
  button.before(...fields);
  button.click();
  for (const field of fields) field.remove();
}

/** The field with a name in the same block or entry. */
function fieldBeside(field: HTMLInputElement, name: string): HTMLInputElement | undefined {
  const of = field.form?.elements.namedItem(`${field.name.replace(/[^.]*$/, '')}${name}`);
  return of instanceof HTMLInputElement && of !== field ? of : undefined;
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Shows a thumbnail of a picture of this site; nothing is loaded from other sites. */
export function showThumbnail(entry: HTMLElement): void {
  const src = entry.querySelector('input')?.value ?? '';
  const picture = entry.querySelector('img');
  if (!picture) return;
  if (!/^\/(?![/\\])/.test(src)) picture.removeAttribute('src');
  else picture.src = src.startsWith('/s/') && !src.includes('?') ? `${src}?format=300w` : src;
}
