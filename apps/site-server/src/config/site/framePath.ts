import { isOwnArea } from '../../http/isOwnArea';
import { previewField } from '../../pages/previewOptions';

/** The path as the server decodes it: `/%63onfig` is the area as well. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The page that the frame shows, from the address of the area ([RUN-7]): a page of this site, never the area itself.
 * Any other address becomes the first page.
 */
export function framePath(given: string | null, origin: string): string {
  if (!given || !URL.canParse(given, origin)) return '/';
  const url = new URL(given, origin);
  // A path that begins with `//host` would be resolved as another server.
  const path = url.pathname.replace(/^\/+/, '/');
  if (url.origin !== origin || isOwnArea(decodedPath(path))) return '/';
  url.searchParams.delete(previewField);
  return path + url.search;
}
