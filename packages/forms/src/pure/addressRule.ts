import { addressFormat, type AddressFormat } from './addressFormats';
import { countryCode } from './countryCode';
import type { FieldRule } from './fieldRule';
import { isEmptyValue } from './isEmptyValue';
import { normalisePostalCode } from './normalisePostalCode';

/** Checks the parts that the country of an address requires, and the pattern of its postal code. */
export const addressRule: FieldRule = (_, { required }, parts, { country }) => {
  const code = countryCode(parts[5] ?? '', country);
  const zip = normalisePostalCode(parts[4] ?? '', code);
  const { zipPattern, required: needed }: AddressFormat = addressFormat(code);
  if (required) {
    // The British Forces Post Office has no city, and not always a postcode.
    const isForces = code === 'GB' && /\b(?:BFPO|BF1)\b/i.test(parts.slice(0, 5).join(' '));
    const part = needed.find(
      (index) => isEmptyValue(parts[index]) && !(isForces && (index === 2 || index === 4)),
    );
    if (part !== undefined) return ['forms.required', part];
  }
  if (zip === '' || !zipPattern || zipPattern.test(zip)) return undefined;
  return [code === 'US' ? 'forms.zipUs' : 'forms.postalCode', 4];
};
