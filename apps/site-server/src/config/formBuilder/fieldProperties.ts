import type { FieldType } from '@plinth/forms/rules';

/** A setting of a field in addition to its label and its id. */
export type FieldProperty =
  | 'description'
  | 'placeholder'
  | 'required'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'rowFields'
  | 'hasCalendar'
  | 'earliest'
  | 'latest'
  | 'accept'
  | 'maxMegabytes'
  | 'options'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'suggestsPlaces'
  | 'underline'
  | 'key'
  | 'value';

const line = ['description', 'placeholder', 'required'] as const;
const plain = ['description', 'required'] as const;
const choices = ['description', 'options', 'required'] as const;

/** The settings of each type of field ([FRM-1]); a new type is a row here. */
export const fieldProperties: Readonly<Record<FieldType, readonly FieldProperty[]>> = {
  text: line,
  textarea: [...line, 'maxLength'],
  email: line,
  phone: ['description', 'showCountryCode', 'required'],
  name: plain,
  address: ['description', 'suggestsPlaces', 'required'],
  number: [...line, 'min', 'max'],
  currency: ['description', 'currencySymbol', 'required'],
  date: ['description', 'hasCalendar', 'earliest', 'latest', 'required'],
  time: plain,
  website: line,
  twitter: plain,
  password: plain,
  radio: choices,
  checkbox: choices,
  select: choices,
  likert: choices,
  rows: ['description', 'rowFields', 'min', 'max'],
  file: ['description', 'required', 'max', 'maxMegabytes', 'accept'],
  section: ['description', 'underline'],
  hidden: ['key', 'value'],
};

/** Whether a type is allowed in a row: neither rows nor fields without an entry are. */
export const isTypeInRow = (type: FieldType): boolean =>
  type !== 'rows' && type !== 'section' && type !== 'hidden';

/** The types in the order in which they are offered: the most common first. */
export const offeredTypes = Object.keys(fieldProperties) as readonly FieldType[];

export const isOfferedType = (type: string): type is FieldType =>
  Object.hasOwn(fieldProperties, type);

/** The types with a property. */
export const typesWith = (property: FieldProperty): readonly FieldType[] =>
  offeredTypes.filter((type) => fieldProperties[type].includes(property));
