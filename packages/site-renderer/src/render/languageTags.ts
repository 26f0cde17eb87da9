import { escapeHtml, type RenderContext } from '@plinth/site-blocks/rendering';

/**
 * Lists the versions of a page for search engines, including itself, as required of each version
 * (https://developers.google.com/search/docs/specialty/international/localized-versions,
 * [SRV-100]). Visitors with another language get the site's own (`x-default`). A further page of a
 * list has no versions, because the list may be shorter in the other language.
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
