import type { Context } from 'hono';
import { readFileRequest, sendStoredFile } from '../files/sendStoredFile';
import { attachmentHeader } from '../http/attachmentHeader';
import type { StoredFile } from '../files/siteFolder';
import type { ServerEnvironment } from '../serverEnvironment';
import type { FileRow } from './fileRows';
import { choosePictureFormat } from './pictureFormat';
import { servedWidth } from './pictureSizes';

/** Files that a browser displays directly and that can do nothing there; everything else is saved. */
const shown = /^(?:image|audio|video)\/|^application\/pdf$|^text\/plain/;

/** A drawing may style itself, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** @returns `undefined` where the bytes are missing */
export async function sendUpload(
  c: Context<ServerEnvironment>,
  row: FileRow,
): Promise<Response | undefined> {
  const { fileStorage, pictureSizes, log } = c.get('services');
  // The bytes of an id never change; a name may belong to another file tomorrow.
  const isStable = c.req.param('name') === row.id;
  const cacheControl = isStable ? 'public, max-age=86400' : 'public, max-age=300';
  const isSized = row.width !== null && row.frames === 1 && row.type !== 'image/svg+xml';
  const format = isSized ? choosePictureFormat(c.req.header('accept'), row.type) : undefined;
  const width = servedWidth(c.req.query('format'));
  const stored = format
    ? await pictureSizes.find({ id: row.id, width, format })
    : await fileStorage.find(row.id);
  if (!stored) {
    log.error('upload.away', { file: row.id });
    return undefined;
  }
  // The same on every server, whatever its disk reports.
  const file: StoredFile = {
    ...stored,
    etag: `"${row.id}${format ? `-${width}-${format}` : ''}"`,
    modified: row.uploadedAt,
  };
  const response = sendStoredFile(
    c,
    { file, asked: readFileRequest(c, file) },
    {
      type: format ? `image/${format}` : row.type,
      cacheControl,
      ...(shown.test(row.type) ? {} : { disposition: attachmentHeader(row.name) }),
    },
  );
  const { headers } = response;
  if (format) headers.append('vary', 'accept');
  if (row.type === 'image/svg+xml') headers.set('content-security-policy', drawingPolicy);
  // Mails and other sites show pictures of products and posts.
  if (row.type.startsWith('image/')) headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
}
