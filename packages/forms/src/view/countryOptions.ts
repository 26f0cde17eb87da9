import type { FormCountry } from '../pure/formSchema';

/** The officially assigned codes of ISO 3166-1 alpha-2, without separators. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQAREROSRSURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** Code and name of the countries to choose from, by name in the page's language. */
export function countryOptions(
  countries: readonly FormCountry[] | undefined,
  locale: string,
): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const options = countries
    ? countries.map(({ code, name }) => [code, name ?? names.of(code) ?? code] as const)
    : codes.match(/../g)!.map((code) => [code, names.of(code) ?? code] as const);
  const order = new Intl.Collator(locale);
  return countries ? options : options.sort(([, a], [, b]) => order.compare(a, b));
}
