import { addressFormat } from '../pure/addressFormats';
import { countryCode } from '../pure/countryCode';
import type { FormStore } from '../state/formStore';
import type { AddressMessageKey } from '../messages/addressMessages';
import type { FieldBinding } from './bindFields';

/**
 * Adapts an address to its country: order, names and required parts. @returns a function that
 * undoes it
 */
export function followCountry(
  { item }: FieldBinding,
  { schema, subscribe, translate }: FormStore,
): () => void {
  const country = item.querySelector<HTMLSelectElement>('select[data-part="country"]');
  // Published pages have their own layout.
  if (!country || item.dataset['adopted'] !== undefined) return () => {};
  const isRequired = item.classList.contains('required');
  const boxes = ['line1', 'line2', 'city', 'state', 'zip', 'country'].map((part) =>
    item.querySelector<HTMLElement>(`[data-part="${part}"]`)?.closest<HTMLElement>('.field'),
  );
  let shown: string | undefined;
  const shape = (): void => {
    if (country.value === shown) return;
    shown = country.value;
    const format = addressFormat(countryCode(shown, schema.formats?.country));
    const labelKeys: Readonly<Record<number, AddressMessageKey>> = {
      3: format.state,
      4: format.zip,
    };
    for (const [index, box] of boxes.entries()) {
      if (!box || index === 5) continue;
      box.hidden = !format.order.includes(index);
      const caption = box.querySelector('.caption');
      if (caption && labelKeys[index]) caption.textContent = translate(labelKeys[index]);
      box
        .querySelector('input')
        ?.toggleAttribute('required', isRequired && format.required.includes(index));
    }
    // The country comes first; the others follow in the order of the country's addresses, and are
    // moved around the focused entry, because a moved element loses the focus.
    let focused = boxes.find((box) => box?.contains(document.activeElement));
    for (const index of format.order) {
      const box = boxes[index];
      if (index === 5 || !box) continue;
      if (box === focused) focused = undefined;
      else if (focused && focused !== boxes[5]) focused.before(box);
      else item.append(box);
    }
  };
  shape();
  // Subscribes to the store, because drafts and resets cause no events.
  return subscribe(shape);
}
