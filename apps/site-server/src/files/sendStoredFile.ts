import type { Context } from 'hono';
import { readRange, type ByteRange } from '../assets/readRange';
import type { ServerEnvironment } from '../serverEnvironment';
import type { StoredFile } from './siteFolder';

type RequestContext = Context<ServerEnvironment>;

export interface StoredFileHeaders {
  type: string;
  cacheControl: string;
  /** @default shown, not saved */
  disposition?: string;
}

/** The requested bytes, before any of them is read. */
export type FileRequest =
  | { kind: 'unchanged' }
  /** There is no such part of the file. */
  | { kind: 'beyond' }
  | { kind: 'whole' }
  | { kind: 'part'; range: ByteRange };

/** Reads conditions and range of a request (RFC 9110, sections 13 and 14). */
export function readFileRequest(c: RequestContext, file: StoredFile): FileRequest {
  if (isUnchanged(c, file)) return { kind: 'unchanged' };
  const asked = isSameFile(c.req.header('if-range'), file) ? c.req.header('range') : undefined;
  const range = readRange(asked, file.size);
  if (range === null) return { kind: 'beyond' };
  return range ? { kind: 'part', range } : { kind: 'whole' };
}

/** Answers with the requested bytes. */
export function sendStoredFile(
  c: RequestContext,
  { file, asked }: { file: StoredFile; asked: FileRequest },
  { type, cacheControl, disposition }: StoredFileHeaders,
): Response {
  const { size, etag, modified } = file;
  const headers: Record<string, string> = {
    etag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    ...(disposition ? { 'content-disposition': disposition } : {}),
  };
  if (asked.kind === 'unchanged') return c.body(null, 304, headers);
  if (asked.kind === 'beyond')
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const range = asked.kind === 'part' ? asked.range : undefined;
  // A range counts the bytes of the file, not those of a compressed copy of it.
  headers['content-encoding'] = 'identity';
  headers['content-type'] = type;
  headers['content-length'] = String(range ? range.to - range.from + 1 : size);
  if (range) headers['content-range'] = `bytes ${range.from}-${range.to}/${size}`;
  const status = range ? 206 : 200;
  // A stream that is opened for a HEAD would be neither read nor closed.
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  return c.body(file.open(range), status, headers);
}

function isUnchanged(c: RequestContext, { etag, modified }: StoredFile): boolean {
  const known = c.req.header('if-none-match');
  if (known !== undefined)
    return known.split(',').some((one) => /^\s*\*\s*$/.test(one) || plain(one) === etag);
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}

/** A part of another file than the one that was begun would corrupt it. */
function isSameFile(condition: string | undefined, { etag, modified }: StoredFile): boolean {
  if (condition === undefined) return true;
  return condition.trim() === etag || condition.trim() === modified.toUTCString();
}

const plain = (tag: string) => tag.trim().replace(/^W\//, '');
