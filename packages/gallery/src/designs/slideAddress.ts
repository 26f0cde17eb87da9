/**
 * The address of a slide: its collection's full url with the slide's url or id below it ([GAL-10]).
 * A slash is inserted between them if there is none.
 */
export function slideAddress(collectionUrl: string, slide: string): string {
  const base = collectionUrl.endsWith('/') ? collectionUrl : `${collectionUrl}/`;
  return base + slide.replace(/^\/+/, '');
}

/** The slide in an address: `itemId` in its query or its hash, or the hash itself ([GAL-20i]). */
export function slideOfAddress({ search, hash }: { search: string; hash: string }): string | null {
  const named = new URLSearchParams(search).get('itemId');
  if (named) return named;
  const fragment = hash.replace(/^#/, '');
  const inHash = new URLSearchParams(fragment).get('itemId');
  if (inHash) return inHash;
  if (fragment === '' || fragment.includes('=')) return null;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Index of the slide with this id or this url, or -1 ([GAL-20i]). */
export function findSlide(
  slides: readonly { id?: string | undefined; url?: string | undefined }[],
  wanted: string,
): number {
  const exact = slides.findIndex(({ id }) => id === wanted);
  if (exact >= 0) return exact;
  // Address bars and servers add and remove slashes at the ends.
  const trimmed = trimSlashes(wanted);
  return slides.findIndex(({ id, url }) =>
    [id, url].some((name) => name !== undefined && trimSlashes(name) === trimmed),
  );
}

const trimSlashes = (name: string) => name.replace(/^\/+|\/+$/g, '');
