import { customType } from 'drizzle-orm/pg-core';
import { withoutKeys } from './withoutKeys';

/**
 * PostgreSQL refuses U+0000 in text and jsonb, and half a surrogate pair in jsonb. A visitor's text must not fail for
 * it, so both become U+FFFD, the replacement character. Every parameter of every statement is converted
 * (`prepareConnection`); jsonb, where both are escaped, by its columns.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}

/** No real input nests deeper, and deeper input could exhaust the stack. */
const deepest = 64;

function storableValue(value: unknown, textOf: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.map((entry) => storableValue(entry, textOf, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      textOf(name),
      storableValue(entry, textOf, depth + 1),
    ]),
  );
}

const measured = (text: string) => withoutKeys(storableText(text));

/** A text column for reports of pages: their addresses may contain the key of an order ([TRK-19]). */
export const measuredText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: measured,
});

const json = (textOf: (text: string) => string) =>
  customType<{ data: unknown; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(storableValue(value, textOf) ?? null),
    fromDriver: (value) => value,
  });

const visitorColumn = json(storableText);
const measuredColumn = json(measured);

/** A jsonb column for values from outside. */
export const visitorJson = <Value>(name: string) => visitorColumn(name).$type<Value>();

/** A jsonb column for reports of pages. */
export const measuredJson = <Value>(name: string) => measuredColumn(name).$type<Value>();
