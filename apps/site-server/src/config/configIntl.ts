import {
  createTranslate,
  directionOf,
  languageTag,
  type MessageCatalogue,
  type Translate,
} from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import { type SiteDefinition } from '@plinth/site-renderer';
import { languageOf, ownerLocale, type OwnerLanguage } from '../site/ownerLocale';
import { configMessages, type ConfigMessageKey } from './messages';
import { germanConfigMessages } from './messages.de';

/** The language, formats and messages of the area for one request. */
export interface ConfigIntl {
  /** BCP 47. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** IANA name of the time zone that determines days. */
  timeZone: string;
  translate: Translate<ConfigMessageKey>;
  moment(date: Date): string;
  /** Formats a moment with seconds. */
  momentToSecond(date: Date): string;
  /** Formats a day that is written as `2026-03-01`, or the day of a moment. */
  day(date: Date | string): string;
  number(value: number, digits?: number): string;
}

const catalogues: Readonly<Record<OwnerLanguage, MessageCatalogue>> = {
  de: germanConfigMessages,
  en: {},
};

/** The area's messages in the first available language of the browser; else in the site's. */
export function configIntl(site: SiteDefinition, acceptLanguage: string | undefined): ConfigIntl {
  const { locale: siteLocale = 'en', messages = {} } = site;
  const locale = ownerLocale(site, acceptLanguage);
  const language = languageOf(locale);
  const overrides = {
    ...catalogues[language as OwnerLanguage],
    ...(language === languageOf(siteLocale) ? messages : {}),
  };
  const timeZone = zoneOfSite(site);
  const moments = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const seconds = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
  const days = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone });
  const writtenDays = new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return {
    locale,
    direction: directionOf(locale),
    timeZone,
    translate: createTranslate(configMessages, { locale, overrides }),
    moment: (date) => moments.format(date),
    momentToSecond: (date) => seconds.format(date),
    day: (date) =>
      typeof date === 'string'
        ? writtenDays.format(new Date(`${date}T00:00:00Z`))
        : days.format(date),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits }).format(value),
  };
}
