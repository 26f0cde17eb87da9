import { languageTag } from '@plinth/site-model';

/**
 * A country's name in a language.
 *
 * @param country its code of ISO 3166-1 alpha-2
 * @param language read by [MOD-37]
 * @returns an invalid code unchanged
 */
export function countryName(country: string, language = 'en'): string {
  try {
    return (
      new Intl.DisplayNames([languageTag(language)], { type: 'region' }).of(country) ?? country
    );
  } catch {
    // An invalid code must not fail the page.
    return country;
  }
}
