import type { Translate, TranslateOptions } from './createTranslate';
import type { MessageCatalogue } from './defineMessages';
import { fillMessage } from './fillMessage';

/**
 * Binds a package's defaults to a language and to a site's overrides, like `createTranslate`, but
 * with the small formatter: for messages with placeholders and plain plurals only.
 *
 * @example
 * ```ts
 * import { createPlainTranslate } from '@plinth/site-model';
 *
 * const t = createPlainTranslate({ hello: 'Hello {name}' }, { overrides: { hello: 'Hi {name}' } });
 * t('hello', { name: 'Ada' });
 * ```
 */
export function createPlainTranslate<Catalogue extends MessageCatalogue>(
  defaults: Catalogue,
  { locale, overrides = {} }: TranslateOptions = {},
): Translate<keyof Catalogue & string> {
  return (key, values) => {
    // Overrides come from a site's settings, so their type is not certain.
    const own: unknown = Object.hasOwn(overrides, key) && overrides[key];
    return fillMessage(typeof own === 'string' ? own : (defaults[key] ?? key), values, locale);
  };
}
