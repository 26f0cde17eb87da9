import type { MessageCatalogue } from './defineMessages';
import { formatMessage, type MessageValues } from './formatMessage';

/** Returns the text of a key in the page's language, with its values inserted. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

export interface TranslateOptions {
  /** BCP 47 tag that chooses plural forms. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key; an unknown key is ignored. */
  overrides?: MessageCatalogue | undefined;
}

/**
 * Binds a package's defaults to a language and to a site's overrides. For a key without a text it
 * returns the key.
 *
 * @example
 * ```ts
 * import { createTranslate } from '@plinth/site-model';
 *
 * const t = createTranslate(
 *   { items: '{count, plural, one {# item} other {# items}}' },
 *   { locale: 'en' },
 * );
 * t('items', { count: 3 });
 * ```
 */
export function createTranslate<Catalogue extends MessageCatalogue>(
  defaults: Catalogue,
  { locale = 'en', overrides = {} }: TranslateOptions = {},
): Translate<keyof Catalogue & string> {
  return (key, values) => {
    // Overrides come from a site's settings, so their type is not certain.
    const own: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
    return formatMessage(typeof own === 'string' ? own : (defaults[key] ?? key), values, locale);
  };
}
