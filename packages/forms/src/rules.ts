export { acceptsFile } from './pure/acceptsFile';
export { defaultMegabytes, filesOf, hasFiles, isLost, lostId, postedFile } from './pure/fileValue';
export { addressFormat } from './pure/addressFormats';
export { countryCode } from './pure/countryCode';
export type { AddressFormat } from './pure/addressFormats';
export { checkField } from './pure/checkField';
export { createValidator } from './pure/createValidator';
export type { FieldError, Validator } from './pure/validatorByRules';
export { fieldRules } from './pure/fieldRules';
export type { Failure, FieldRule, FieldRules } from './pure/fieldRule';
export { fieldKinds } from './pure/fieldKinds';
export type { FieldControl, FieldKind } from './pure/fieldKinds';
export { emptyValue, partsOf, postName } from './pure/fieldTypes';
export type { CompoundType } from './pure/fieldTypes';
export type {
  FieldCondition,
  FieldType,
  FieldValue,
  FormCountry,
  FormErrors,
  FormField,
  FormFormats,
  FormSchema,
  FormStep,
  FormValues,
} from './pure/formSchema';
export { isEmail, isStrictEmail } from './pure/isEmail';
export { emailKey, normaliseEmail } from './pure/normaliseEmail';
export { normalisePostalCode } from './pure/normalisePostalCode';
export { ownValue } from './pure/ownValue';
export { honeypotName, isLikelyBot } from './pure/isLikelyBot';
export { isIsoDate } from './pure/isoDate';
export { isFieldShown } from './pure/isFieldShown';
export { readFormPost } from './pure/readFormPost';
export { sentValues, serialiseValues } from './pure/serialiseValues';
export { summariseForm, summariseValue } from './pure/summariseValue';
export type { FieldSummary, SummaryLine, SummaryOptions } from './pure/summariseValue';
export { toFieldValue, toFormValues } from './pure/toFieldValue';
export { validateForm } from './pure/validateForm';
export type { ValidateFormOptions } from './pure/validateForm';
