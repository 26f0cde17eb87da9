import { languagePrefix, slugInLanguage } from '@plinth/site-model/definition';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';

/** The maximum length of a page's id. */
const maxIdLength = 200;

/**
 * The first state of a page's version in another language: a copy at an address of its own. Its forms get new ids,
 * because answers are checked by their translated labels and choices.
 */
export function copyAsVersion(
  { pages }: Pick<SiteDefinition, 'pages'>,
  page: PageDefinition,
  language: string,
): PageDefinition {
  const prefix = languagePrefix(language);
  const ids = new Set(pages.map(({ id }) => id));
  const slugs = new Set(pages.map(({ slug }) => slug));
  const { variantId: _variant, ...copied } = page;
  return {
    ...copied,
    id: firstFree(`${page.id.slice(0, maxIdLength - prefix.length - 5)}-${prefix}`, ids),
    slug: firstFree(slugInLanguage(page.slug, language), slugs),
    language,
    versionOf: page.versionOf ?? page.id,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => {
        const formId = block.settings?.['formId'];
        return typeof formId === 'string'
          ? { ...block, settings: { ...block.settings, formId: `${formId}-${prefix}` } }
          : block;
      }),
    })),
  };
}

function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(name)) return name;
  }
}
