import { directionOf } from '@plinth/site-model';
import { siteLanguage } from '@plinth/site-model/definition';
import type { SiteDefinition } from '@plinth/site-renderer';

/** The address that browsers request, as the head of each page names it. */
export const webManifestPath = '/site.webmanifest';

/** Characters that fit below an icon. */
const maxShortName = 12;
const isColor = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * The site for a phone's home screen (https://www.w3.org/TR/appmanifest/, [SRV-106]): its name, its icon and its
 * colours. It opens in the browser: a site is no app without an address bar.
 */
export function webManifest(site: SiteDefinition): Record<string, unknown> {
  const language = siteLanguage(site);
  const { title, tagline, theme } = site;
  const background = theme?.light?.['color-background'] ?? '';
  const shortTitle = [...title].length > maxShortName ? title.split(/\s+/)[0]! : title;
  return {
    id: '/',
    name: title,
    short_name: [...shortTitle].slice(0, maxShortName).join(''),
    ...(tagline ? { description: tagline } : {}),
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'browser',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
    ...(isColor.test(background) ? { background_color: background, theme_color: background } : {}),
  };
}
