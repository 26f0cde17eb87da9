import { encodeAddressPart } from './encodeAddressPart';
import { limits } from './limits';

/** Values by name, in their order. */
export type QueryValues = ReadonlyMap<string, readonly string[]>;

/** The rest of an `&amp;` in an address that was copied from HTML: `?a=1&amp;b=2`. */
const escapedAmpersand = /^(?:amp;)+/i;

/**
 * Reads a query string, with or without its `?` ([MOD-20]). Pairs beyond `maxKeys` are ignored,
 * which bounds the cost of an endless address. Text that cannot be decoded is kept unchanged; an
 * ampersand that is still escaped as in HTML separates pairs as well.
 * @param maxKeys @default 1000
 */
export function parseQuery(query: string, maxKeys: number = limits.queryKeys): QueryValues {
  const values = new Map<string, string[]>();
  let at = query.startsWith('?') ? 1 : 0;
  for (let keys = 0; at < query.length && keys < maxKeys;) {
    const next = query.indexOf('&', at);
    const end = next < 0 ? query.length : next;
    const pair = query.slice(at, end);
    at = end + 1;
    if (pair === '') continue;
    keys += 1;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals)).replace(escapedAmpersand, '');
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Writes values as a query string without `?`; `''` for none. */
export function formatQuery(values: Iterable<readonly [string, readonly string[]]>): string {
  return [...values]
    .flatMap(([name, list]) =>
      list.map((value) => `${encodeAddressPart(name)}=${encodeAddressPart(value)}`),
    )
    .join('&');
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
