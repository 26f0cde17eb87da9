import { customType } from 'drizzle-orm/pg-core';

/**
 * PostgreSQL refuses U+0000 in text and jsonb, and half a surrogate pair in jsonb.
 * What a visitor typed must not fail for it, so both become U+FFFD, the replacement character.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [storableText(key), storableValue(entry)]),
    );
  }
  return value;
}

/** A text column for words that came from outside. */
export const visitorText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storableText,
});

const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(storableValue(value) ?? null),
  fromDriver: (value) => value,
});

/** A jsonb column for values that came from outside. */
export const visitorJson = <Value>(name: string) => json(name).$type<Value>();
