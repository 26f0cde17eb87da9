import { addressFormat } from './addressFormats';
import { countryCode } from './countryCode';
import { fieldKinds } from './fieldKinds';
import type { ChosenPlace } from './places';

/** Parts that belong to the town: those of another town would be wrong beside it. */
const ofTheTown: ReadonlySet<string> = new Set(['city', 'state', 'zip']);

/**
 * The parts of an address after a place was chosen. A line of the street that the place does not know stays as it was
 * typed; the parts of the town become those of the place, and only those that its country writes.
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
