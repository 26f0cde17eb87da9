import { isOwnArea } from '../../http/isOwnArea';
import { previewField } from '../../pages/previewOptions';

/** As the server reads it: `/%63onfig` is the area as well. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The page that the frame shows, from the address of the area ([RUN-7]): a page of this site and never the area itself.
 * An address that leads anywhere else is the first page.
 */
export function framePath(given: string | null, origin: string): string {
  if (!given || !URL.canParse(given, origin)) return '/';
  const url = new URL(given, origin);
  // `//host` inside a path would be read as another server.
  const path = url.pathname.replace(/^\/+/, '/');
  if (url.origin !== origin || isOwnArea(decodedPath(path))) return '/';
  url.searchParams.delete(previewField);
  return path + url.search;
}
