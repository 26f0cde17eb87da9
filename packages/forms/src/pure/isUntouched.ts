import { countryCode } from './countryCode';
import { isEmptyValue } from './isEmptyValue';
import type { FieldValue, FormField, FormFormats } from './formSchema';

/**
 * Whether nothing has been entered into a field. A list of countries always has one chosen: an address with nothing but
 * the country that its form starts with is as empty as it came.
 */
export function isUntouched(
  { type }: Pick<FormField, 'type'>,
  value: FieldValue | undefined,
  formats: FormFormats = {},
): boolean {
  if (type !== 'address' || !Array.isArray(value)) return isEmptyValue(value);
  const [country = '', ...others] = (value as readonly string[]).toReversed();
  return (
    isEmptyValue(others) &&
    countryCode(country, formats.country) === countryCode('', formats.country)
  );
}
