/** A form that waits until its author has signed in again. */
export interface KeptForm {
  /** An address in the area. */
  action: string;
  fields: URLSearchParams;
}

/** Dots and encoded characters may lead elsewhere once a browser has normalised them. */
export const isConfigAddress = (address: string): boolean =>
  /^\/config\/[\w./?=&%+-]*$/.test(address) &&
  !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?:00|2f|5c)|\/\//i.test(address.split('?')[0]!);

/** The target of a form, with the query of its list; a query that no browser would write is left out. */
export function addressOfForm({ pathname, search }: URL): string {
  const address = pathname + search;
  return isConfigAddress(address) ? address : pathname;
}

/** Whether a field has to be typed again whenever its form is repeated: no page contains its value. */
export const isSecretField = (name: string): boolean => name === 'password' || name === 'current';

/** Written as pairs and not as a query: a long page that is encoded twice would exceed the server's limit. */
export function formatKept(action: string, fields: URLSearchParams): string {
  const kept = [...fields]
    .filter(([name]) => name !== 'crumb')
    .map(([name, value]) => [name, isSecretField(name) ? '' : value]);
  return JSON.stringify({ action, fields: kept });
}

/** Reads a kept form from the browser, which may have changed it: its address has to be in the area. */
export function parseKept(text: string | null): KeptForm | undefined {
  try {
    const { action, fields } = JSON.parse(text ?? '') as { action?: unknown; fields?: unknown };
    if (typeof action !== 'string' || !isConfigAddress(action) || !isPairs(fields))
      return undefined;
    return { action, fields: new URLSearchParams(fields) };
  } catch {
    return undefined;
  }
}

const isPairs = (given: unknown): given is string[][] =>
  Array.isArray(given) &&
  given.every(
    (pair) =>
      Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
  );
