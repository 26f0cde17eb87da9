import { customType } from 'drizzle-orm/pg-core';

/**
 * PostgreSQL refuses U+0000 in text and jsonb, and half a surrogate pair in jsonb.
 * What a visitor typed must not fail for it, so both become U+FFFD, the replacement character.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}

/** Nobody nests deeper in earnest, and whoever does could exhaust the stack. */
const deepest = 64;

function storableValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.map((entry) => storableValue(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      storableText(key),
      storableValue(entry, depth + 1),
    ]),
  );
}

/** A text column for words that came from outside, also where they are only compared with what it holds. */
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
