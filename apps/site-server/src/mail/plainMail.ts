import type { SiteDefinition } from '@plinth/site-renderer';
import { mailHead } from './mailHead';
import type { OrderMail } from './orderMail';

/** A mail of the site with nothing in it yet but its head and its foot. */
export function plainMail(
  site: SiteDefinition,
  origin: string,
): Omit<OrderMail, 'to' | 'subject' | 'title' | 'paragraphs'> {
  return {
    ...mailHead(site, origin),
    code: undefined,
    number: undefined,
    lines: [],
    sums: [],
    downloads: undefined,
    address: undefined,
    browser: undefined,
  };
}
