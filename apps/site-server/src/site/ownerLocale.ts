import { languageTag } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';
import { canonicalLanguage } from './languages';

/** The languages of the owner's area. */
const ownerLanguages = ['de', 'en'] as const;
export type OwnerLanguage = (typeof ownerLanguages)[number];

/** The language of the area: the first that the browser requests and that exists; else the site's. */
export function ownerLocale(
  { locale, messages = {} }: Pick<SiteDefinition, 'locale' | 'messages'>,
  acceptLanguage: string | undefined,
): string {
  const siteLocale = languageTag(locale);
  // A site may define the messages of any language itself.
  const hasAreaMessages = Object.keys(messages).some((key) => key.startsWith('config.'));
  const isKnown = (language: string) =>
    (ownerLanguages as readonly string[]).includes(language) ||
    (hasAreaMessages && language === languageOf(siteLocale));
  return (
    acceptedLocales(acceptLanguage).find((one) => isKnown(languageOf(one))) ??
    (isKnown(languageOf(siteLocale)) ? siteLocale : 'en')
  );
}

export const languageOf = (tag: string) => languageTag(tag).split('-')[0]!;

/** The tags of an `Accept-Language`, the most preferred first; a text that is no tag is left out. */
export function acceptedLocales(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === '' ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => canonicalLanguage(tag) ?? []);
}
