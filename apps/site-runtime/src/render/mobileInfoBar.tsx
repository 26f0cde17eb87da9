import { infoBarStyle, safeHref } from '@plinth/site-model';
import { readNumberOr, readTextOr } from '../blocks/readSettings';
import type { RenderContext } from './renderContext';
import { settingsGroup, websiteSettingsOf } from './websiteSettingsOf';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Contact, place and hours at the lower edge of a phone ([RUN-13]). The script shows it; without one, CSS does. */
export function mobileInfoBar(context: RenderContext) {
  const { translate, locale } = context;
  const settings = settingsGroup(context, 'mobileInfoBarSettings');
  const style = readNumberOr(settings, 'style', infoBarStyle.none);
  if (style === infoBarStyle.none) return undefined;

  const site = websiteSettingsOf(context);
  const email = readTextOr(site, 'contactEmail', '');
  const phone = readTextOr(site, 'contactPhoneNumber', '');
  const address = addressText(settingsGroup(context, 'location'));
  const hours = businessHours(settings['businessHours'], locale);
  const links = [
    settings['isContactEmailEnabled'] === true && email
      ? { label: translate('runtime.infoBar.email'), href: safeHref(`mailto:${email}`) }
      : undefined,
    settings['isContactPhoneNumberEnabled'] === true && phone
      ? {
          label: translate('runtime.infoBar.phone'),
          href: safeHref(`tel:${phone.replace(/[^\d+]/g, '')}`),
        }
      : undefined,
    settings['isLocationEnabled'] === true && address
      ? {
          label: translate('runtime.infoBar.location'),
          href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
        }
      : undefined,
  ].filter((link) => link?.href);
  const showsHours = settings['isBusinessHoursEnabled'] === true && hours.length > 0;
  if (links.length === 0 && !showsHours) return undefined;

  context.wantStyle('furniture');
  return (
    <aside
      className="pl-info-bar"
      aria-label={translate('runtime.infoBar')}
      data-info-bar={style}
      data-forced={context.request.forceBars ? '' : undefined}
      data-shown={context.request.forceBars ? '' : undefined}
      data-style={style === infoBarStyle.dark ? 'dark' : 'light'}
    >
      <ul>
        {links.map((link) => (
          <li key={link!.label}>
            <a href={link!.href}>{link!.label}</a>
          </li>
        ))}
        {showsHours ? (
          <li>
            <details>
              <summary>{translate('runtime.infoBar.hours')}</summary>
              <dl>
                {hours.map(({ day, text }) => (
                  <div key={day}>
                    <dt>{day}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}

const addressText = (location: Record<string, unknown>): string =>
  ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry']
    .map((name) => readTextOr(location, name, ''))
    .filter(Boolean)
    .join(', ');

/** The days with hours, named in the page's language. */
function businessHours(given: unknown, locale: string): { day: string; text: string }[] {
  const hours = Object(given) as Record<string, unknown>;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return days.flatMap((name, index) => {
    const text = readTextOr(Object(hours[name]) as Record<string, unknown>, 'text', '').trim();
    // 1 January 2024 was a Monday.
    return text ? [{ day: format.format(Date.UTC(2024, 0, 1 + index)), text }] : [];
  });
}
