import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Below this number of bytes the headers outweigh the saving. */
const smallestWorthIt = 1024;
const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

export const isCompressible = (type: string) => compressible.test(type);

/** The best encoding that the browser accepts; `undefined` is plain. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br === 0 && gz === 0) return undefined;
  return br >= gz ? 'br' : 'gzip';
}

/** @param quality `fast` for a body that is made for each request, `best` for a body that is kept */
export function compressBytes(
  body: Uint8Array,
  encoding: Encoding,
  quality: 'fast' | 'best',
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: quality === 'fast' ? 5 : 9 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality === 'fast' ? 4 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** Compresses answers that are made for each request; an already compressed answer passes. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.has('content-encoding') || !isCompressible(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  // The body is read last: reading it alone turns it into a stream.
  if (!encoding || Number(headers.get('content-length') ?? Infinity) < smallestWorthIt) return;
  if (c.req.method === 'HEAD' || c.res.body === null) return;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const worthIt = body.byteLength >= smallestWorthIt;
  const bytes = worthIt ? await compressBytes(body, encoding, 'fast') : body;
  if (worthIt) headers.set('content-encoding', encoding);
  c.res = new Response(new Uint8Array(bytes), { status: c.res.status, headers });
  // Last, because Hono copies the previous answer's headers into the new one, its length among them.
  c.res.headers.set('content-length', String(bytes.byteLength));
};
