import type { MessageCatalogue, Translate, TranslateOptions } from '@plinth/site-model';
import { fillMessage } from '@plinth/site-model/fill-message';

/**
 * Binds words to a language and to a site's own wording, as `createTranslate` does, with the small formatter: what a
 * form says has places and plain plurals, nothing else.
 */
export function createWords<Words extends MessageCatalogue>(
  words: Words,
  { locale, overrides = {} }: TranslateOptions = {},
): Translate<keyof Words & string> {
  return (key, values) => {
    // Overrides come from a site's settings, that is from outside.
    const own: unknown = Object.hasOwn(overrides, key) && overrides[key];
    return fillMessage(typeof own === 'string' ? own : (words[key] ?? key), values, locale);
  };
}
