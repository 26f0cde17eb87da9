import { languagePrefix, slugInLanguage } from '@plinth/site-model/definition';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';

/** Characters that the id of a page may have. */
const maxIdLength = 200;

/**
 * A page as its owner begins a version of it in another language: a copy at an address of its own. Its forms get ids of
 * their own, because the labels and choices that are translated in them are what an answer is checked by.
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
