import { addressFormat } from './addressFormats';
import { countryCode } from './countryCode';
import { fieldKinds } from './fieldKinds';
import type { ChosenPlace } from './places';

/** Parts that belong to the town: another town's parts would be wrong. */
const ofTheTown: ReadonlySet<string> = new Set(['city', 'state', 'zip']);

/**
 * The parts of an address after a place was chosen. A street line that the place lacks keeps the
 * typed text; the town's parts become those of the place, limited to the parts of its country.
 */
export function fillAddress(typed: readonly string[], place: ChosenPlace): string[] {
  const country = place.country?.toUpperCase() || (typed[5] ?? '');
  const { order } = addressFormat(countryCode(country));
  return fieldKinds.address.parts.map((part, index) => {
    if (part === 'country') return country;
    const known = order.includes(index) ? place[part] : undefined;
    return known || (ofTheTown.has(part) ? '' : (typed[index] ?? ''));
  });
}
