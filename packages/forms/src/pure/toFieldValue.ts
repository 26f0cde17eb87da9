import { hasValue, kindOf } from './fieldKinds';
import { emptyValue } from './fieldTypes';
import type { FieldValue, FormField, FormSchema, FormValues } from './formSchema';
import { ownValue } from './ownValue';
import { questionKeys } from './questionKeys';

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/**
 * Converts an unknown value into the field's shape ([FRM-2]). A phone number of 3 parts gets an
 * empty country part before it; an unreadable value counts as empty.
 */
export function toFieldValue(field: FormField, value: unknown): FieldValue {
  const { control, parts } = kindOf(field.type);
  if (parts) {
    const given = Array.isArray(value) ? (value as unknown[]).map(text) : [];
    if (field.type === 'phone' && given.length === 3) given.unshift('');
    return parts.map((_, index) => given[index] ?? '');
  }
  if (control === 'checkbox') {
    if (typeof value === 'string' && value !== '') return [value];
    return Array.isArray(value) ? (value as unknown[]).map(text).filter(Boolean) : [];
  }
  if (control === 'file') {
    return Object.fromEntries(
      Object.entries(
        typeof value === 'object' && !Array.isArray(value) && value !== null ? value : {},
      )
        .map(([id, name]) => [id, text(name)] as const)
        .filter(([id, name]) => id !== '' && !/\s/.test(id) && name.trim() !== ''),
    );
  }
  if (control === 'questions') {
    if (typeof value !== 'object' || value === null) return {};
    const questions = field.options ? questionKeys(field.options) : Object.keys(value);
    return Object.fromEntries(
      questions.flatMap((question): [string, string][] => {
        const answer = ownValue(value as Record<string, unknown>, question);
        const chosen = text(Array.isArray(answer) ? answer[0] : answer);
        return chosen ? [[question, chosen]] : [];
      }),
    );
  }
  return text(value);
}

/** Values for every field that has one, from an unknown object (a draft, a request). */
export function toFormValues(schema: FormSchema, given: unknown): FormValues {
  const source =
    typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  return Object.fromEntries(
    schema.fields
      .filter(hasValue)
      .map((field) => [
        field.id,
        Object.hasOwn(source, field.id) ? toFieldValue(field, source[field.id]) : emptyValue(field),
      ]),
  );
}
