/** A form that waits until its author has signed in again. */
export interface KeptForm {
  /** Inside the area. */
  action: string;
  fields: URLSearchParams;
}

/** Dots and encoded characters lead elsewhere once a browser has read them. */
export const isConfigAddress = (address: string): boolean =>
  /^\/config\/[\w./?=&%+-]*$/.test(address) &&
  !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?:00|2f|5c)|\/\//i.test(address.split('?')[0]!);

/** The target of a form, with the list that it belongs to; a query that no browser would write is left out. */
export function addressOfForm({ pathname, search }: URL): string {
  const address = pathname + search;
  return isConfigAddress(address) ? address : pathname;
}

/** Whether a field has to be typed again whenever its form is repeated: no page contains its value. */
export const isSecretField = (name: string): boolean => name === 'password' || name === 'current';

/** As pairs and not as a query: encoded twice, a long page would be more than the server takes. */
export function formatKept(action: string, fields: URLSearchParams): string {
  const kept = [...fields]
    .filter(([name]) => name !== 'crumb')
    .map(([name, value]) => [name, isSecretField(name) ? '' : value]);
  return JSON.stringify({ action, fields: kept });
}

/** The form that the browser sends back was in its hands: it leads nowhere but into the area. */
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
