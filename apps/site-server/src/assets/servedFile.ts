import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { chooseEncoding, compressBytes, isCompressible, type Encoding } from '../http/compress';
import type { ServerEnvironment } from '../serverEnvironment';
import { readRange } from './readRange';

/** A file in memory, in every encoding that was requested so far. */
export interface ServedFile {
  send(c: Context<ServerEnvironment>, cacheControl: string): Promise<Response>;
  text(): string;
}

/** @param br the body as Brotli compresses it best. @default compressed at the first request */
export function createServedFile(type: string, body: Buffer, br?: Buffer): ServedFile {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  if (br) encoded.set('br', Promise.resolve(br));
  const isPlayed = /^(audio|video)\//.test(type);
  const isWorthIt = isCompressible(type) && body.byteLength >= 256;

  function encode(encoding: Encoding): Promise<Buffer> {
    let bytes = encoded.get(encoding);
    if (!bytes) encoded.set(encoding, (bytes = compressBytes(body, encoding, 'best')));
    return bytes;
  }

  return {
    async send(c, cacheControl) {
      const encoding = isWorthIt ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
      const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
      const headers: Record<string, string> = {
        'cache-control': cacheControl,
        etag,
        ...(isWorthIt ? { vary: 'accept-encoding' } : {}),
      };
      const known = c.req
        .header('if-none-match')
        ?.split(',')
        .map((one) => one.trim().replace(/^W\//, ''));
      if (known?.includes(etag) || known?.includes('*')) return c.body(null, 304, headers);
      const bytes = encoding ? await encode(encoding) : body;
      headers['content-type'] = type;
      // A player requests the part that it plays next; Safari plays nothing without ranges.
      if (isPlayed) headers['accept-ranges'] = 'bytes';
      const range = isPlayed ? readRange(c.req.header('range'), bytes.byteLength) : undefined;
      if (range === null) {
        return c.body(null, 416, { 'content-range': `bytes */${bytes.byteLength}` });
      }
      if (range) {
        const part = bytes.subarray(range.from, range.to + 1);
        headers['content-range'] = `bytes ${range.from}-${range.to}/${bytes.byteLength}`;
        headers['content-length'] = String(part.byteLength);
        return c.body(new Uint8Array(part), 206, headers);
      }
      headers['content-length'] = String(bytes.byteLength);
      if (encoding) headers['content-encoding'] = encoding;
      return c.body(new Uint8Array(bytes), 200, headers);
    },
    text: () => body.toString('utf8'),
  };
}
