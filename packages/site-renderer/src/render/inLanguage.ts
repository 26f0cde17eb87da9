import { languageTag } from '@plinth/site-model';

/**
 * Finds a table's entry for a site's language: by the whole tag, else by ever shorter tags, so that
 * `pt-BR` uses `pt`. A language in another script is another language: `zh-TW` does not use `zh`,
 * which is in simplified characters.
 * @param locale read by [MOD-37]
 * @returns `undefined` if no tag matches, so that the English defaults apply
 */
export function inLanguage<Value>(
  locale: string | undefined,
  languages: Readonly<Record<string, Value>>,
): Value | undefined {
  const whole = languageTag(locale).toLowerCase();
  const parts = whole.split('-');
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-');
    if (!Object.hasOwn(languages, tag)) continue;
    if (tag === whole || scriptOf(tag) === scriptOf(whole)) return languages[tag];
  }
  return undefined;
}

function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(languageTag(tag)).maximize().script;
}
