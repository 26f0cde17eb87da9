/**
 * Reads a language that comes from outside, such as from a page's `lang`, an option or a header, by
 * one rule ([MOD-37]): a BCP 47 tag in any case, `_` as `-`, since other systems write `pt_BR`, and
 * without the parts after which it is no tag (`de_DE.UTF-8`).
 * @returns a tag that `Intl` accepts in its usual form, such as `pt-BR`; `en` for any other text
 *
 * @example
 * ```ts
 * import { languageTag } from '@plinth/site-model';
 *
 * languageTag('zh_hant_tw'); // 'zh-Hant-TW'
 * ```
 */
export function languageTag(text: string | null | undefined): string {
  // No tag in use is longer.
  const parts = (text ?? '').slice(0, 99).split(/[-_]/);
  for (; parts.length > 0; parts.pop()) {
    try {
      return Intl.getCanonicalLocales(parts.join('-'))[0]!;
    } catch {
      // A shorter tag may be valid.
    }
  }
  return 'en';
}
