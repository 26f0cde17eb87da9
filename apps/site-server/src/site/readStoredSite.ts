import {
  keepValidParts,
  pageSchema,
  siteSchema,
  type PageDefinition,
  type SiteDefinition,
} from '@plinth/site-model/definition';

interface StoredSite {
  id: string;
  title: string;
  definition: unknown;
}

interface StoredPage extends StoredSite {
  slug: string;
  pageType: number;
}

/**
 * The site's definition from its rows. A part that was stored in an invalid form, by hand or by another version,
 * affects only itself: an unreadable page is missing, and the others stay.
 *
 * @param report called once for each invalid part, with its row and the problem
 */
export function readStoredSite(
  site: StoredSite,
  pages: readonly StoredPage[],
  report: (row: string, problem: string) => void,
): SiteDefinition {
  const { id, title } = site;
  const defaults = { identifier: id, title: id, navigation: [] };
  const given = { ...defaults, ...fieldsOf(site.definition), id, title, pages: [] };
  const { value, problems } = keepValidParts(siteSchema, given, defaults);
  for (const problem of problems) report(`site ${id}`, problem);
  return {
    ...(value ?? { ...defaults, id }),
    pages: pages.flatMap((page) => readStoredPage(page, report)),
  };
}

function readStoredPage(
  { id, slug, title, pageType, definition }: StoredPage,
  report: (row: string, problem: string) => void,
): PageDefinition[] {
  const given = { ...fieldsOf(definition), id, slug, title, pageType };
  const { value, problems } = keepValidParts(pageSchema, given, {
    title: slug || id,
    sections: [],
  });
  for (const problem of problems) report(`page ${id}`, problem);
  return value ? [value] : [];
}

const fieldsOf = (definition: unknown): object =>
  typeof definition === 'object' && !Array.isArray(definition) ? { ...definition } : {};
