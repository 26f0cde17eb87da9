import { countryCode } from './countryCode';
import { isEmptyValue } from './isEmptyValue';
import type { FieldValue, FormField, FormFormats } from './formSchema';

/**
 * Whether nothing has been entered into a field. A list of countries always has a selection, so an
 * address with only the form's default country counts as untouched.
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
