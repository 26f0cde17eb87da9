import { warnOnce } from '@plinth/dom';
import type { GalleryItem } from '../designs/galleryItem';

/**
 * Throws an error that names the wrong prop of `<Gallery>`, instead of the engine's "null (reading
 * 'length')".
 * @throws Error if `items` is not an array, or has an entry that is not an object
 */
export function checkItems(items: unknown): void {
  if (!Array.isArray(items))
    throw new Error(
      `<Gallery> cannot be rendered: its prop "items" is ${nameOf(items)} and must be an array of pictures. Pass [] until they are loaded, which renders nothing.`,
    );
  const wrong = items.findIndex((item) => typeof item !== 'object' || item === null);
  if (wrong >= 0)
    throw new Error(
      `<Gallery> cannot be rendered: entry ${wrong} of "items" is ${nameOf(items[wrong])} and must be an object such as { src, width, height, alt }. Remove it.`,
    );
}

/** Warns about entries that can be shown only partly. */
export function warnOfItems(items: readonly Partial<GalleryItem>[]): void {
  const reportItems = (isWrong: (item: Partial<GalleryItem>) => boolean, what: string) => {
    const wrong = items.flatMap((item, index) => (isWrong(item) ? [index] : []));
    if (wrong.length === 0) return;
    const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
    warnOnce(`<Gallery>: entry ${wrong[0]}${more} of "items" has no ${what}`);
  };
  reportItems(({ src }) => !src, '"src", so it shows no picture.');
  reportItems(
    ({ src, width, height }) => Boolean(src) && !(width && height),
    '"width" and "height", so a square is kept free for it. Pass the size of the file in pixels.',
  );
  reportItems(
    ({ alt, title }) => alt === undefined && !title,
    '"alt", so nobody who cannot see it learns what it shows. Pass a text, or "" for decoration.',
  );
}

const nameOf = (value: unknown) =>
  value === null || value === undefined ? String(value) : `of the type ${typeof value}`;
