import type { Route } from '../routes/route';
import { wire } from '../wire';

export interface EncodedRequest {
  /** The address without its crumb, which may be logged. */
  readonly url: string;
  /** The address to fetch. */
  readonly address: string;
  readonly headers: Record<string, string>;
  /** The platform adds the content type of a form and of plain text; JSON's stands in the headers. */
  readonly body: string | URLSearchParams | undefined;
}

export interface EncodeOptions {
  readonly baseUrl?: string | undefined;
  readonly crumb?: string | undefined;
}

/**
 * Writes a payload the way its route asks for ([API-1], [API-2]); also for beacons, which cannot use the client.
 * Throws a `TypeError` where a part of the path is missing from the payload.
 */
export function encodeRequest(
  { path, encoding, crumb: crumbPlace }: Pick<Route, 'path' | 'encoding' | 'crumb'>,
  payload: unknown,
  { baseUrl = '', crumb }: EncodeOptions = {},
): EncodedRequest {
  const inPath = new Set<string>();
  const filledPath = path.replace(/{(\w+)}/g, (_, name: string) => {
    inPath.add(name);
    const value = asText((payload as Record<string, unknown>)[name] ?? '');
    // An empty part or dots alone would name another path.
    if (!/[^.]/.test(value)) throw new TypeError(`${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = {};
  const fields = new URLSearchParams();
  let body: EncodedRequest['body'];
  if (encoding === 'json') {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(payload);
  } else if (encoding === 'text') body = payload as string;
  else if (encoding !== 'none') {
    for (const [name, value] of Object.entries(payload as object))
      if (!inPath.has(name) && value !== undefined && value !== null)
        fields.append(name, asText(value));
    if (encoding === 'form') body = fields;
  }

  const query = encoding === 'query' ? String(fields) : '';
  const url = baseUrl + filledPath + (query && `?${query}`);
  let address = url;
  if (crumb !== undefined) {
    if (crumbPlace === 'field') fields.set(wire.crumb, crumb);
    else if (crumbPlace === 'header') headers[wire.crumbHeader] = crumb;
    else address += `${query ? '&' : '?'}${wire.crumb}=${encodeURIComponent(crumb)}`;
  }
  return { url, address, headers, body };
}

/** In a form or a query an object or list is written as JSON. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
