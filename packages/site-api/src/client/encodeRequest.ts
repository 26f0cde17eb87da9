import type { Route } from '../routes/route';
import { crumbHeader, crumbName } from '../wire';

export interface EncodedRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  /**
   * The platform adds the content type of a form and of plain text; for JSON it is in `headers`.
   */
  readonly body: string | URLSearchParams | null;
}

export interface EncodeOptions {
  /** @default '' */
  readonly baseUrl?: string | undefined;
  /** @default none */
  readonly crumb?: string | undefined;
}

/**
 * Encodes a payload as its route requires ([API-1], [API-2]); also used for beacons, which cannot
 * use the client. Throws a `TypeError` if the payload lacks a part of the path.
 *
 * @example
 * ```ts
 * import { encodeRequest, formRoutes } from '@plinth/site-api/client';
 *
 * encodeRequest(formRoutes.formSubmissionKey, undefined, { baseUrl: 'https://site.example' });
 * ```
 */
export function encodeRequest(
  { path, encoding, crumb: crumbPlace }: Pick<Route, 'path' | 'encoding' | 'crumb'>,
  payload: unknown,
  { baseUrl = '', crumb }: EncodeOptions = {},
): EncodedRequest {
  const fields = encoding === 'text' ? {} : { ...(payload as Record<string, unknown>) };
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  const form = new URLSearchParams();

  const filledPath = path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = asText(fields[name] ?? '');
    delete fields[name];
    // An empty part, or a part of dots only, would change the path.
    if (!/[^.]/.test(value)) throw new TypeError(`${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
  if (encoding === 'form' || encoding === 'query')
    for (const name in fields) {
      const value = fields[name] ?? undefined;
      if (value !== undefined) (encoding === 'form' ? form : query).append(name, asText(value));
    }
  if (encoding === 'json') headers['Content-Type'] = 'application/json';

  if (crumb) {
    if (crumbPlace === 'header') headers[crumbHeader] = crumb;
    else (crumbPlace === 'field' ? form : query).set(crumbName, crumb);
  }
  const search = `${query}`;
  return {
    url: baseUrl + filledPath + (search && `?${search}`),
    headers,
    body:
      encoding === 'json'
        ? JSON.stringify(payload)
        : encoding === 'form'
          ? form
          : encoding === 'text'
            ? (payload as string)
            : null,
  };
}

/** In a form or a query an object or list is written as JSON. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
