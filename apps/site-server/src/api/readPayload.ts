import type { Call } from '@plinth/site-api/contract';
import { parseQuery } from '@plinth/site-model';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { ServerEnvironment } from '../serverEnvironment';
import { CallFailure } from '../http/callFailure';

/**
 * Reads and checks a call's payload. The encoding is that of the table, whatever type the browser sends: a beacon can
 * only send `text/plain`.
 *
 * @throws {CallFailure} 400, naming the field
 */
export async function readPayload(
  { path, encoding, payload: schema, name }: Call,
  c: Context<ServerEnvironment>,
): Promise<unknown> {
  if (!schema) return undefined;
  const given = withPathParts(path, await readGiven(encoding, c), c);
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'payload';
  throw new CallFailure(400, { error: `${name}: ${field}: ${issue.message}` });
}

async function readGiven(
  encoding: Call['encoding'],
  c: Context<ServerEnvironment>,
): Promise<unknown> {
  switch (encoding) {
    case 'none':
      return {};
    case 'query':
      return firstOfEach(new URL(c.req.url).search);
    case 'text':
      return c.req.text();
    case 'form':
      return firstOfEach(await c.req.text());
    case 'json': {
      const body = await c.req.text();
      try {
        return JSON.parse(body) as unknown;
      } catch {
        // RFC 9110, 15.5.16. Some senders write the character set into this header, and their bodies are JSON.
        if (c.req.header('content-encoding') !== undefined)
          throw new CallFailure(
            415,
            { error: 'The body of the request is compressed or encoded, which is not supported.' },
            { 'accept-encoding': 'identity' },
          );
        throw new CallFailure(400, { error: 'The body of the request is not JSON.' });
      }
    }
  }
}

/** The first value of a repeated name counts, so that a proxy and this server read the same value. */
function firstOfEach(pairs: string): Record<string, string> {
  return Object.fromEntries([...parseQuery(pairs)].map(([name, [value = '']]) => [name, value]));
}

function withPathParts(path: string, given: unknown, c: Context<ServerEnvironment>): unknown {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.length === 0) return given;
  const parts = Object.fromEntries(names.map((name) => [name, c.req.param(name)]));
  return { ...(given as object), ...parts };
}
