import { formerMailPath, mailPaths } from '../http/mailPaths';

/** Names below which the server answers every address. */
const sections = new Set([
  '.well-known',
  'api',
  'assets',
  'captcha',
  'commerce',
  'config',
  'consent',
  'form',
  'healthz',
  's',
  'session',
  'tiles',
  'unlock',
]);

const addresses = new Set([
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'checkout/donate',
  'checkout/giftcard',
  'checkout/subscribe',
  'downloads/file',
  ...Object.values(mailPaths).flatMap((path) => [path.slice(1), formerMailPath(path).slice(1)]),
]);

/** Whether the server answers at this address itself: a page there would never be seen. */
export const isReservedSlug = (slug: string): boolean =>
  sections.has(slug.split('/')[0]!) || addresses.has(slug);
