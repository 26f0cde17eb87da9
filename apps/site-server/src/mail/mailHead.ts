import { directionOf } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';

/** The parts that every mail of a site has: its language, and the site at its head and foot. */
export interface MailHead {
  locale: string;
  direction: 'ltr' | 'rtl';
  site: {
    title: string;
    theme: SiteDefinition['theme'];
    href: string;
    closing: string | undefined;
  };
}

export function mailHead(site: SiteDefinition, origin: string): MailHead {
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
