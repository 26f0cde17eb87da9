import { previewField } from './previewOptions';

/**
 * The page that the frame shows, from the address of the area ([RUN-7]): a page of this site and never the area itself.
 * What leads anywhere else is the first page.
 */
export function framePath(given: string | null, origin: string): string {
  if (!given || !URL.canParse(given, origin)) return '/';
  const url = new URL(given, origin);
  if (url.origin !== origin || /^\/(?:config|api)(?:\/|$)/.test(url.pathname)) return '/';
  url.searchParams.delete(previewField);
  // `//host` inside a path would be read as another server.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
