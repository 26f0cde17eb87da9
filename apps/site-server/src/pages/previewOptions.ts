import { isOwnArea } from '../http/isOwnArea';

/** The parts that the owner previews over a page, whatever a visitor would see there now. */
export const previewOptions = ['banner', 'popup', 'bars'] as const;
export type PreviewOption = (typeof previewOptions)[number];

/**
 * Marks a page inside the frame, for a browser that does not send `Sec-Fetch-Dest`: over plain HTTP none does, except
 * for localhost.
 */
export const framedMark = 'framed';
type PreviewWish = PreviewOption | typeof framedMark;

/** In the address of a page inside the frame. */
export const previewField = 'preview';

const isPreviewOption = (value: string): value is PreviewOption =>
  (previewOptions as readonly string[]).includes(value);

const readWishes = (search: URLSearchParams): PreviewWish[] =>
  search
    .getAll(previewField)
    .flatMap((value) => value.split(','))
    .filter((value) => value === framedMark || isPreviewOption(value));

/** `?preview=banner,popup` → `banner`, `popup`. */
export const readPreview = (search: URLSearchParams): PreviewOption[] =>
  readWishes(search).filter(isPreviewOption);

/** The requested options for the renderer; without a role none are applied. */
export function forcedByPreview(
  url: URL,
  account: { roles: readonly number[] } | undefined,
): {
  forceCookieBanner?: true;
  forcePopup?: true;
  forceBars?: true;
  withoutCookieBanner?: true;
} {
  if (!account?.roles.length || !url.searchParams.has(previewField)) return {};
  const wished = readWishes(url.searchParams);
  return {
    ...(wished.includes(framedMark) && { withoutCookieBanner: true }),
    ...(wished.includes('banner') && { forceCookieBanner: true }),
    ...(wished.includes('popup') && { forcePopup: true }),
    ...(wished.includes('bars') && { forceBars: true }),
  };
}

/**
 * The address of the next page inside the frame with the preview options of the previous page.
 *
 * @returns `undefined` where the address has its own, or the previous page had none
 */
export function previewCarriedOver(url: URL, referrer: string | undefined): string | undefined {
  if (!referrer || url.searchParams.has(previewField) || !URL.canParse(referrer)) return undefined;
  const before = new URL(referrer);
  const wished = readWishes(before.searchParams);
  if (before.origin !== url.origin || wished.length === 0) return undefined;
  // The area sets its preview too: the frame's address names the parts to show, and the address of a new tab none.
  if (isOwnArea(before.pathname)) return undefined;
  // `//host` at the beginning of a path would be read as another server.
  return withPreview(url.pathname.replace(/^\/+/, '/') + url.search, wished);
}

export function withPreview(path: string, wished: readonly PreviewWish[]): string {
  if (wished.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${previewField}=${wished.join(',')}`;
}
