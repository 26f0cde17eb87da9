import { directionOf } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';
import type { OrderMail } from './orderMail';

/** A mail of the site with nothing in it yet but its head and its foot. */
export function plainMail(
  site: SiteDefinition,
  origin: string,
): Omit<OrderMail, 'to' | 'subject' | 'title' | 'paragraphs'> {
  const { locale = 'en' } = site;
  return {
    locale,
    direction: directionOf(locale),
    site: {
      title: site.title,
      theme: site.theme,
      href: `${origin}/`,
      closing: site.footer?.closing,
    },
    code: undefined,
    number: undefined,
    lines: [],
    sums: [],
    downloads: undefined,
    address: undefined,
    browser: undefined,
  };
}
