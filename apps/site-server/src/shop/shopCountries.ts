import { languageTag } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';
import { countryName } from '../site/countryName';
import type { ShopCountry } from './shopDefinition';

type Site = Pick<SiteDefinition, 'locale'>;

/** The site's name for a country on an address: the shop's own, else the name in the site's language. */
export const shopCountryName = (
  code: string,
  { locale }: Site,
  countries: readonly ShopCountry[],
): string => countries.find((country) => country.code === code)?.name ?? countryName(code, locale);

/** The countries that a buyer chooses from, by name in the language of the site. */
export function shopCountries(
  countries: readonly ShopCountry[],
  site: Site,
): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(languageTag(site.locale));
  return countries
    .map(({ code }) => ({ code, name: shopCountryName(code, site, countries) }))
    .sort((a, b) => compare(a.name, b.name));
}
