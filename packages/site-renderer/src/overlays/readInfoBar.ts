import { encodeAddressPart, infoBarStyle, languageTag, safeHref } from '@plinth/site-model';
import { readNumberOr, readTextOr } from '@plinth/site-blocks/browser';

type Settings = Record<string, unknown>;

export interface InfoBar {
  /** A visible `infoBarStyle`. */
  style: number;
  /** The links of the bar, by the name of their label: `runtime.infoBar.<name>`. */
  links: { name: 'email' | 'phone' | 'location'; href: string }[];
  /** The days with opening hours, named in the page's language. */
  hours: { day: string; text: string }[];
}

export interface InfoBarSource {
  websiteSettings: Settings;
  /** The website of a page's context, which has the location on published pages. @default none */
  website?: Settings | undefined;
  /** BCP 47. */
  locale: string;
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The info bar in a site's settings; `undefined` if there is none to show ([RUN-13]). */
export function readInfoBar({
  websiteSettings,
  website = {},
  locale,
}: InfoBarSource): InfoBar | undefined {
  const settings = group(websiteSettings['mobileInfoBarSettings']);
  const style = readNumberOr(settings, 'style', infoBarStyle.none);
  if (style === infoBarStyle.none) return undefined;

  const email = readTextOr(websiteSettings, 'contactEmail', '');
  const phone = readTextOr(websiteSettings, 'contactPhoneNumber', '');
  const address = addressText(group(websiteSettings['location'] ?? website['location']));
  const links: InfoBar['links'] = [];
  const add = (name: InfoBar['links'][number]['name'], href: string | undefined) => {
    if (href) links.push({ name, href });
  };
  if (settings['isContactEmailEnabled'] === true && email)
    add('email', safeHref(`mailto:${email}`));
  if (settings['isContactPhoneNumberEnabled'] === true && phone)
    add('phone', safeHref(`tel:${phoneNumber(phone)}`));
  if (settings['isLocationEnabled'] === true && address)
    add('location', `https://www.openstreetmap.org/search?query=${encodeAddressPart(address)}`);
  // Published pages have the hours beside the bar's settings.
  const hours =
    settings['isBusinessHoursEnabled'] === true
      ? [settings, websiteSettings]
          .map((holder) => businessHours(holder['businessHours'], locale))
          .find((found) => found.length > 0)
      : undefined;
  return links.length > 0 || hours ? { style, links, hours: hours ?? [] } : undefined;
}

/** The dialable number: the zero in `+49 (0)30` applies only within the country. */
const phoneNumber = (written: string): string =>
  written.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replace(/[^\d+]/g, '');

/** A value that is not an object counts as empty. */
const group = (value: unknown): Settings => Object(value) as Settings;

const addressText = (location: Settings): string =>
  ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry']
    .map((name) => readTextOr(location, name, ''))
    .filter(Boolean)
    .join(', ');

function businessHours(given: unknown, locale: string): InfoBar['hours'] {
  const hours = group(given);
  const format = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' });
  return days.flatMap((name, index) => {
    const text = readTextOr(group(hours[name]), 'text', '').trim();
    // 1 January 2024 was a Monday.
    return text ? [{ day: format.format(Date.UTC(2024, 0, 1 + index)), text }] : [];
  });
}
