import type { MessageCatalogue } from './defineMessages';
import { formatMessage, type MessageValues } from './formatMessage';

/** Gives the text of a key, in the page's language, with its values filled in. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

export interface TranslateOptions {
  /** BCP 47 tag that chooses plural forms. @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the defaults, by key; an unknown key is ignored. */
  overrides?: MessageCatalogue | undefined;
}

/**
 * Binds a package's defaults to a language and to a site's own wording. A key without a text gives the key.
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
    // Overrides come from a site's settings, that is from outside.
    const own: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
    return formatMessage(typeof own === 'string' ? own : (defaults[key] ?? key), values, locale);
  };
}
