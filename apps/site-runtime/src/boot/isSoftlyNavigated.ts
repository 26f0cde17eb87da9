/**
 * Whether links of this page change the page without loading a new document: the site allows it
 * (`data-navigation="soft"` on the body) and the browser has the Navigation API. Elsewhere links load documents as
 * usual.
 */
export const isSoftlyNavigated = (page: Document): boolean =>
  page.body.dataset['navigation'] === 'soft' && 'navigation' in page.defaultView!;
