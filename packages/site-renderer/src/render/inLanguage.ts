/**
 * Finds a table's entry for a site's language: by the whole tag, else by ever shorter tags, so that
 * `pt-BR` uses `pt`. A language in another script is another language: `zh-TW` does not use `zh`,
 * which is in simplified characters.
 * @param locale BCP 47 tag in any case, `_` allowed for `-`
 * @returns `undefined` if no tag matches, so that the English defaults apply
 */
export function inLanguage<Value>(
  locale: string | undefined,
  languages: Readonly<Record<string, Value>>,
): Value | undefined {
  const parts = (locale ?? '').toLowerCase().split(/[-_]/);
  const whole = parts.join('-');
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-');
    if (!Object.hasOwn(languages, tag)) continue;
    if (tag === whole || scriptOf(tag) === scriptOf(whole)) return languages[tag];
  }
  return undefined;
}

function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}
