import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** A browser posts url-encoded text, or multipart if the page demands it; files have no field here. */
export async function readPosted(c: Context<ServerEnvironment>): Promise<URLSearchParams> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
    return new URLSearchParams(await c.req.text());
  }
  // A body that is cut off or was never multipart has no fields: the form returns and asks for them.
  const parts = await c.req.formData().catch(() => new FormData());
  const pairs = [...parts].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(pairs);
}
