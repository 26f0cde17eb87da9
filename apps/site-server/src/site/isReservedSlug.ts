/** Parts of the server that answer at everything below their name. */
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
  'mail/confirm',
  'mail/unsubscribe',
  'mail/order',
  // The addresses of mails that were sent before.
  'letters/confirm',
  'letters/unsubscribe',
  'letters/order',
]);

/** Whether the server answers at this address itself: a page there would never be seen. */
export const isReservedSlug = (slug: string): boolean =>
  sections.has(slug.split('/')[0]!) || addresses.has(slug);
