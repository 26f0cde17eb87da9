import type { FormCountry } from '../pure/formSchema';

/** The officially assigned codes of ISO 3166-1 alpha-2: a word per first letter, with every second letter to it. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

const allCodes = (): string[] =>
  codes.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

/** Code and name of the countries to choose from, by name in the page's language. */
export function countryOptions(
  countries: readonly FormCountry[] | undefined,
  locale: string,
): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const named = ({ code, name }: FormCountry) => [code, name ?? names.of(code) ?? code] as const;
  if (countries) return countries.map(named);
  const order = new Intl.Collator(locale);
  return allCodes()
    .map((code) => named({ code }))
    .sort(([, a], [, b]) => order.compare(a, b));
}
