import { filterText, textFilter } from '@plinth/site-model';
import { clockParts } from './itemValues';

/** Longer addresses are hard to read; a typed address may have up to 300 characters. */
const maxSuggestionLength = 80;

/**
 * The address that is derived from an item's title ([MOD-17]): characters between two words become one hyphen.
 * @returns `item` for a title without any letter or digit
 */
export function slugOfTitle(title: string): string {
  const filtered = filterText(title.replace(/%/g, ' '), textFilter.urlSlug);
  const slug = filtered.replace(/-+/g, '-').slice(0, maxSuggestionLength).replace(/^-|-$/g, '');
  return slug || 'item';
}

/**
 * A typed address as it is stored: filtered, with the day of publication for `%y`, `%m` and `%d` and the title's own
 * address for `%t`.
 */
export function slugOfTyped(
  typed: string,
  { title, publishedAt, timeZone }: { title: string; publishedAt: Date; timeZone: string },
): string {
  const [date] = clockParts(publishedAt.toISOString(), timeZone);
  const [year = '', month = '', day = ''] = date.split('-');
  const tokens: Readonly<Record<string, string>> = {
    '%y': year,
    '%m': month,
    '%d': day,
    '%t': slugOfTitle(title),
  };
  return filterText(typed, textFilter.urlSlugWithSlash)
    .replace(/%[ymdt](?![\p{L}\d])/gu, (token) => tokens[token]!)
    .split('/')
    .filter(Boolean)
    .join('/');
}
