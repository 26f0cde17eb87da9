import type { Route } from '@plinth/site-api/contract';

export interface EncodedReport {
  url: string;
  body: string;
  /** Plain text where it is missing. */
  type?: string;
}

const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

/**
 * Encodes a report in the format of its route. Reports need a third of what `encodeRequest` of the client handles, and
 * every page loads this; the test compares both.
 */
export function encodeReport({ path, encoding }: Route, payload: unknown): EncodedReport {
  const url = path.replace('{id}', encodeURIComponent((payload as { id: string }).id));
  if (encoding === 'json') return { url, body: JSON.stringify(payload), type: 'application/json' };
  if (encoding === 'form') {
    const form = new URLSearchParams();
    // In a form an object is written as JSON; a missing one is left out.
    for (const [name, value] of Object.entries(payload as object) as [string, unknown][])
      if (value !== undefined && value !== null)
        form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    return { url, body: String(form), type: formType };
  }
  return { url, body: encoding === 'text' ? (payload as string) : '' };
}
