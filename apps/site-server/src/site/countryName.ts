/**
 * A country's name in a language.
 *
 * @param country its code of ISO 3166-1 alpha-2
 * @param language BCP 47; English if it is invalid
 * @returns an invalid code unchanged
 */
export function countryName(country: string, language = 'en'): string {
  for (const tag of [language, 'en']) {
    try {
      return new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? country;
    } catch {
      // An invalid tag or country code must not fail the page.
    }
  }
  return country;
}
