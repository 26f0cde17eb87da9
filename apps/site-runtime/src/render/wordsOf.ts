import { germanAlbumMessages } from '@plinth/audio/messages/de';
import { germanChartMessages } from '@plinth/charts/messages/de';
import { germanCommerceMessages } from '@plinth/commerce/messages/de';
import { germanConsentMessages } from '@plinth/consent/messages/de';
import { germanFormMessages } from '@plinth/forms/messages/de';
import { germanGalleryMessages } from '@plinth/gallery/messages/de';
import { germanMediaMessages } from '@plinth/media/messages/de';
import { germanSiteApiMessages } from '@plinth/site-api/messages/de';
import type { MessageCatalogue } from '@plinth/site-model';
import { germanInterfaceMessages, germanSiteMessages } from '@plinth/site-model/messages/de';
import { germanMarqueeMessages } from '@plinth/ui-blocks/messages/de';
import { germanDialogMessages } from '@plinth/ui-dialogs/messages/de';
import { germanCheckoutMessages } from '../blocks/checkout/checkoutMessages.de';
import { germanContentMessages } from '../blocks/contentMessages.de';
import { germanEmbedMessages } from '../blocks/embed/embedMessages.de';
import { germanListingMessages } from '../blocks/listingMessages.de';
import { germanQuestionMessages } from '../blocks/form/questionMessages.de';
import { germanReviewMessages } from '../blocks/reviews/reviewMessages.de';
import type { SiteDefinition } from '../context/siteDefinition';
import { germanRuntimeMessages } from '../messages.de';
import { germanProviderMessages } from '../providers/providerMessages.de';
import { inLanguage } from './inLanguage';
import { germanUnsubscribeMessages } from './unsubscribeMessages.de';

/** Languages whose words we bring along; another site brings its own. */
const languages: Readonly<Record<string, MessageCatalogue>> = {
  de: {
    ...germanSiteMessages,
    ...germanInterfaceMessages,
    ...germanSiteApiMessages,
    ...germanChartMessages,
    ...germanCommerceMessages,
    ...germanConsentMessages,
    ...germanFormMessages,
    ...germanGalleryMessages,
    ...germanMediaMessages,
    ...germanMarqueeMessages,
    ...germanDialogMessages,
    ...germanRuntimeMessages,
    ...germanCheckoutMessages,
    ...germanReviewMessages,
    ...germanAlbumMessages,
    ...germanContentMessages,
    ...germanEmbedMessages,
    ...germanListingMessages,
    ...germanProviderMessages,
    ...germanQuestionMessages,
    ...germanUnsubscribeMessages,
  },
};

/** The messages of a page: the site's own first, then those of its language. English stands in the packages. */
export function wordsOf({
  locale,
  messages,
}: Pick<SiteDefinition, 'locale' | 'messages'>): MessageCatalogue {
  return { ...inLanguage(locale, languages), ...messages };
}

/** Words that a browser needs for what is on the page, by the style sheets that the page has asked for. */
const wordsOfStyles: Readonly<Record<string, readonly string[]>> = {
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
  summary: ['runtime.summary.', 'runtime.calendar.', 'runtime.search.', 'runtime.content.'],
};

/** Messages that any page may need. */
const alwaysNeeded = ['dialogs.', 'siteApi.', 'runtime.logout', 'runtime.close'];

/** The part of the page's words that its scripts need; nothing on an English site without words of its own. */
export function wordsForBrowser(
  { locale, messages }: Pick<SiteDefinition, 'locale' | 'messages'>,
  styles: ReadonlySet<string>,
): MessageCatalogue | undefined {
  const all = inLanguage(locale, languages);
  if (!all) return messages;
  const needed = [...styles].flatMap((style) => wordsOfStyles[style] ?? []).concat(alwaysNeeded);
  return {
    ...Object.fromEntries(
      Object.entries(all).filter(([key]) => needed.some((prefix) => key.startsWith(prefix))),
    ),
    ...messages,
  };
}
