import type { MessageCatalogue } from '@plinth/site-model';
import type { SiteDefinition } from '../context/siteDefinition';
import { languages } from '../languages/languages';
import { inLanguage } from './inLanguage';

/** The messages of a page: the site's own first, then those of its language. English stands in the packages. */
export function messagesOfSite({
  locale,
  messages,
}: Pick<SiteDefinition, 'locale' | 'messages'>): MessageCatalogue {
  return { ...inLanguage(locale, languages), ...messages };
}

/** Beginnings of the keys whose messages a browser needs, by the style sheets that the page has asked for. */
const messagePrefixesOfStyles: Readonly<Record<string, readonly string[]>> = {
  'cart-indicator': ['commerce.cart.'],
  commerce: ['commerce.cart.', 'commerce.coupon.', 'commerce.checkout.', 'commerce.product.'],
  forms: ['forms.'],
  gallery: ['gallery.'],
  lightbox: ['lightbox.', 'gallery.'],
  image: ['media.'],
  video: ['media.'],
  map: ['media.'],
  marquee: ['marquee.'],
  album: ['album.'],
  embed: ['embed.'],
  widget: ['providers.'],
  social: ['providers.'],
  summary: ['runtime.content.'],
};

/** Messages that any page may need. */
const alwaysNeeded = ['dialogs.', 'siteApi.', 'runtime.logout', 'runtime.close'];

/**
 * The part of the page's messages that its scripts need; `undefined` on an English site without messages of its own.
 */
export function messagesForBrowser(
  { locale, messages }: Pick<SiteDefinition, 'locale' | 'messages'>,
  styles: ReadonlySet<string>,
): MessageCatalogue | undefined {
  const all = inLanguage(locale, languages);
  if (!all) return messages;
  const needed = [...styles]
    .flatMap((style) => messagePrefixesOfStyles[style] ?? [])
    .concat(alwaysNeeded);
  return {
    ...Object.fromEntries(
      Object.entries(all).filter(([key]) => needed.some((prefix) => key.startsWith(prefix))),
    ),
    ...messages,
  };
}
