import type { Failure, FieldRules } from './fieldRule';
import { kindOf } from './fieldKinds';
import { isEmptyValue } from './isEmptyValue';
import type { FieldValue, FormField, FormFormats } from './formSchema';

const missing: Failure = ['forms.required'];
const unanswered: Failure = ['forms.likert'];
const noFormats: FormFormats = {};

type FieldCheck = (
  field: FormField,
  value: FieldValue | undefined,
  formats?: FormFormats,
) => Failure | undefined;

/** Checks single fields by rules: first whether a field has a value, then whether the value is right. */
export const checkByRules =
  (rules: FieldRules): FieldCheck =>
  (field, value, formats = noFormats) => {
    const { type, required } = field;
    const { control } = kindOf(type);
    if (control === 'heading' || control === 'hidden') return undefined;
    // Most entries are texts, which take a short path.
    const isEmpty = isEmptyValue(value);
    if (!isEmpty && typeof value === 'string') return rules[type]?.(value, field, [value], formats);
    if (isEmpty) {
      if (!required) return undefined;
      if (typeof value !== 'object' || control === 'checkbox' || control === 'file') return missing;
      // The first visible part.
      return ['forms.required', type === 'phone' && !field.showCountryCode ? 1 : 0];
    }
    const parts: readonly string[] =
      control === 'file' ? Object.keys(value!) : Object.values(value!);
    if (required) {
      if (control === 'questions' && parts.filter(Boolean).length < (field.options?.length ?? 0))
        return unanswered;
      // A name needs both parts, a phone number its country code if that is requested.
      const needed = type === 'name' ? 2 : type === 'phone' && field.showCountryCode ? 1 : 0;
      const part = parts.slice(0, needed).findIndex(isEmptyValue);
      if (part >= 0) return ['forms.required', part];
    }
    return rules[type]?.('', field, parts, formats);
  };
