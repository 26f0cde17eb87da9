import { fieldRules, partsOfValue, type Failure } from './fieldRules';
import { isEmptyValue } from './isFieldShown';
import type { FieldValue, FormField, FormFormats } from './formSchema';

const missing: Failure = ['forms.required'];
const missingPart: readonly Failure[] = [0, 1, 2, 3, 4].map((part) => ['forms.required', part]);
const unanswered: Failure = ['forms.likert'];
const noFormats: FormFormats = {};

/** Checks one field against the rule table: first whether something is there, then whether it is right. */
export function checkField(
  field: FormField,
  value: FieldValue | undefined,
  formats: FormFormats = noFormats,
): Failure | undefined {
  if (field.type === 'section' || field.type === 'hidden') return undefined;
  if (isEmptyValue(value)) {
    if (!field.required) return undefined;
    return typeof value === 'object' && field.type !== 'checkbox'
      ? missingPart[firstPart(field)]
      : missing;
  }
  if (typeof value === 'string') return fieldRules[field.type]?.(value, field, [value], formats);
  const parts = partsOfValue(value!);
  if (field.required) {
    const part = unfilledPart(field, parts);
    if (part !== undefined) return part;
  }
  return fieldRules[field.type]?.('', field, parts, formats);
}

function firstPart({ type, showCountryCode }: FormField): number {
  return type === 'phone' && !showCountryCode ? 1 : 0;
}

/** A required name needs both parts, a likert every answer, a phone number its country code where it is asked for. */
function unfilledPart(field: FormField, parts: readonly string[]): Failure | undefined {
  if (field.type === 'name') {
    const part = parts.findIndex((text) => !text.trim());
    return part < 0 ? undefined : missingPart[part];
  }
  if (field.type === 'likert' && field.options) {
    return parts.filter(Boolean).length < field.options.length ? unanswered : undefined;
  }
  return field.type === 'phone' && field.showCountryCode && !parts[0]?.trim()
    ? missingPart[0]
    : undefined;
}
