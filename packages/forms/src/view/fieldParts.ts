import { addressFormat } from '../pure/addressFormats';
import { countryCode } from '../pure/countryCode';
import type { CompoundType } from '../pure/fieldTypes';
import type { AddressMessageKey } from '../messages/addressMessages';
import type { FieldMessageKey } from '../messages/fieldMessages';
import type { FormField, FormFormats } from '../pure/formSchema';

/** One visible entry of a compound field. */
export interface FieldPart {
  part: string;
  /** The kind of content; the same part may have different kinds. */
  kind: string;
  label: FieldMessageKey | AddressMessageKey;
  isOptional?: boolean;
  isHidden?: boolean;
}

const parts = (...names: string[]): FieldPart[] =>
  names.map((part) => ({
    part,
    kind: part,
    label: `forms.${part}` as FieldMessageKey,
    isOptional: part === 'second',
  }));

const dateOrders = {
  mdy: ['month', 'day', 'year'],
  dmy: ['day', 'month', 'year'],
  ymd: ['year', 'month', 'day'],
};

type PartsShown = (
  field: FormField,
  formats: FormFormats,
  value: readonly string[],
) => readonly FieldPart[];

const shownParts: Readonly<Record<CompoundType, PartsShown>> = {
  name: (_, { nameOrder }) =>
    nameOrder === 'family-first' ? parts('last', 'first') : parts('first', 'last'),
  date: (_, { dateOrder = 'mdy' }) => parts(...dateOrders[dateOrder]),
  time: (_, { clock }) => parts('hour', 'minute', 'second', ...(clock === 24 ? [] : ['ampm'])),
  phone({ showCountryCode }, { phone }) {
    const [code, ...us] = parts('country', 'areacode', 'prefix', 'line');
    const number: FieldPart = { part: 'line', kind: 'phoneNumber', label: 'forms.phoneNumber' };
    return [
      ...(showCountryCode ? [{ ...code!, kind: 'callingcode' }] : []),
      ...(phone === 'international' ? [number] : us),
    ];
  },
  address(_, { country }, value) {
    const format = addressFormat(countryCode(value[5] ?? '', country));
    const all = parts('line1', 'line2', 'city', 'state', 'zip', 'country');
    all[3]!.label = format.state;
    all[4]!.label = format.zip;
    // The country comes first, because it determines the other parts.
    return [...new Set([5, ...format.order, 2, 3, 4])].map((index) => ({
      ...all[index]!,
      isOptional: !format.required.includes(index),
      isHidden: !format.order.includes(index),
    }));
  },
};

/** The parts of a compound field in display order, which differs from the order of submission. */
export const fieldParts = (
  field: FormField,
  formats: FormFormats = {},
  value: readonly string[] = [],
): readonly FieldPart[] => shownParts[field.type as CompoundType](field, formats, value);
