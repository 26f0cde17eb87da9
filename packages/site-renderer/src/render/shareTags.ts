import { languageTag, pageType } from '@plinth/site-model';
import { escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';

interface SharedPage {
  /** The page's own address, with its origin. */
  canonical: string;
  description: string;
}

/**
 * Metadata for social cards: messengers, networks, search engines (https://ogp.me, [RUN-33]).
 * Omitted after a soft navigation, which only a visitor sees.
 */
export function shareTags(context: RenderContext, { canonical, description }: SharedPage): string {
  const { site, page, request, locale } = context;
  if (request.isTurned) return '';
  const image = [page.socialImage, site.socialImage].find(
    (one) => one && addressOf(one.src, canonical),
  );
  const { alt, width, height } = image ?? {};
  const values = {
    'og:type': typeOf(context),
    'og:site_name': site.title,
    'og:title': page.slug === '' ? site.title : page.title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': localeWithRegion(locale),
    'og:image': image && addressOf(image.src, canonical),
    'og:image:alt': alt,
    'og:image:width': width && height ? String(width) : '',
    'og:image:height': width && height ? String(height) : '',
  };
  const tags = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value!)}">`);
  // The only value for which Open Graph has no property.
  const card = `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`;
  return tags.join('') + card;
}

const typeOf = ({ page }: RenderContext): string =>
  page.pageType !== pageType.item
    ? 'website'
    : page.slug.startsWith('shop/')
      ? 'product'
      : 'article';

/** The absolute address of a picture; `undefined` if others could not load it. */
function addressOf(src: string, base: string): string | undefined {
  if (!URL.canParse(src, base)) return undefined;
  const { protocol, href } = new URL(src, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** `de` → `de_DE`: a card's language needs a region. Empty for a language without one. */
function localeWithRegion(locale: string): string {
  const { language, region } = new Intl.Locale(languageTag(locale)).maximize();
  return region ? `${language}_${region}` : '';
}
