import type { Route } from '@plinth/site-api/contract';

export interface EncodedReport {
  url: string;
  body: string;
  /** Plain text where it is missing. */
  type?: string;
}

const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

/**
 * Writes a report the way its route asks for. Reports need a third of what `encodeRequest` of the client knows, and
 * every page loads this; the test holds both against each other.
 */
export function encodeReport({ path, encoding }: Route, payload: unknown): EncodedReport {
  const fields = payload as Readonly<Record<string, unknown>>;
  return {
    url: path.replace('{id}', () => encodeURIComponent(String(fields['id']))),
    ...(encoding === 'form'
      ? { body: String(new URLSearchParams(formEntries(fields))), type: formType }
      : encoding === 'json'
        ? { body: JSON.stringify(payload), type: 'application/json' }
        : { body: encoding === 'text' ? (payload as string) : '' }),
  };
}

/** In a form an object is written as JSON; what is missing is left out. */
const formEntries = (fields: Readonly<Record<string, unknown>>): string[][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
