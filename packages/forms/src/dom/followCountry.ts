import type { Translate } from '@plinth/site-model';
import type { AddressFormat } from '../pure/addressFormats';
import type { AddressWord } from '../words/addressWords';
import type { FieldBinding } from './bindFields';

/** Lets an address take the shape of its country: order, names and need of its parts. @returns its undo */
export function followCountry(
  { item }: FieldBinding,
  addressIn: (country: string) => AddressFormat,
  translate: Translate<AddressWord>,
): () => void {
  const country = item.querySelector<HTMLSelectElement>('select[data-part="country"]');
  // Published pages have a layout of their own.
  if (!country || item.dataset['adopted'] !== undefined) return () => {};
  const isRequired = item.classList.contains('required');
  const boxes = ['line1', 'line2', 'city', 'state', 'zip', 'country'].map((part) =>
    item.querySelector<HTMLElement>(`[data-part="${part}"]`)?.closest<HTMLElement>('.field'),
  );
  const shape = (): void => {
    const format = addressIn(country.value);
    const words: Readonly<Record<number, AddressWord>> = { 3: format.state, 4: format.zip };
    for (const [index, box] of boxes.entries()) {
      if (!box || index === 5) continue;
      box.hidden = !format.order.includes(index);
      const caption = box.querySelector('.caption');
      if (caption && words[index]) caption.textContent = translate(words[index]);
      box
        .querySelector('input')
        ?.toggleAttribute('required', isRequired && format.required.includes(index));
    }
    // The country comes first and keeps the focus; the others follow in the order of its letters.
    for (const index of format.order) if (index !== 5 && boxes[index]) item.append(boxes[index]);
  };
  country.addEventListener('change', shape);
  shape();
  return () => country.removeEventListener('change', shape);
}
