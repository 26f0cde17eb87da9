import { escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';

/**
 * Names the versions of a page to search engines, itself among them, as each version has to
 * (https://developers.google.com/search/docs/specialty/international/localized-versions, [SRV-100]). Visitors of no
 * language that is there get the site's own (`x-default`). A page of a list has no counterpart: the other language may
 * have fewer.
 */
export function languageTags({ languageLinks, request, wanted }: RenderContext): string {
  if (request.isTurned || wanted.addressParameters.size > 0) return '';
  const versions = languageLinks.filter(({ isVersion }) => isVersion);
  if (versions.length < 2 || !versions.some(({ isCurrent }) => isCurrent)) return '';
  const origin = request.origin ?? request.url.origin;
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(origin + href)}">`;
  return [
    ...versions.map(({ language, href }) => link(language, href)),
    link('x-default', versions[0]!.href),
  ].join('');
}
