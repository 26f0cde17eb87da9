import { addressFormat, countryCode } from '../pure/addressFormats';
import type { FieldWord } from '../words/fieldWords';
import type { FormField, FormFormats } from '../pure/formSchema';

/** One entry of a compound field as it is shown. */
export interface FieldPart {
  part: string;
  label: FieldWord;
  isOptional?: boolean;
  isHidden?: boolean;
}

const label = (part: string): FieldWord => `forms.${part}` as FieldWord;
const parts = (names: string): FieldPart[] =>
  names.split(' ').map((part) => ({ part, label: label(part), isOptional: part === 'second' }));

const dateOrders = { mdy: 'month day year', dmy: 'day month year', ymd: 'year month day' };

/** The parts of a compound field in the order in which they are shown; the order of submission is another one. */
export function fieldParts(
  { type, showCountryCode }: FormField,
  { dateOrder = 'mdy', nameOrder, clock, phone, country }: FormFormats = {},
  value: readonly string[] = [],
): readonly FieldPart[] {
  if (type === 'name') return parts(nameOrder === 'family-first' ? 'last first' : 'first last');
  if (type === 'date') return parts(dateOrders[dateOrder]);
  if (type === 'time') return parts(`hour minute second${clock === 24 ? '' : ' ampm'}`);
  if (type === 'phone') {
    const code = showCountryCode ? parts('country') : [];
    if (phone === 'international') return [...code, { part: 'line', label: 'forms.phoneNumber' }];
    return [...code, ...parts('areacode prefix line')];
  }
  const format = addressFormat(countryCode(value[5] ?? '', country));
  const all = parts('line1 line2 city state zip country');
  all[3]!.label = format.state;
  all[4]!.label = format.zip;
  // The country comes first, because it decides about the others.
  return [...new Set([5, ...format.order, 2, 3, 4])].map((index) => ({
    ...all[index]!,
    isOptional: !format.required.includes(index),
    isHidden: !format.order.includes(index),
  }));
}
