import { directionOf } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';
import type { OrderMail } from './orderMail';

/** The parts that every mail of a site has: its language, and the site at its head and foot. */
export function mailHead(
  site: SiteDefinition,
  origin: string,
): Pick<OrderMail, 'locale' | 'direction' | 'site'> {
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
  };
}
