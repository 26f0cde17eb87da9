import type { PageDefinition } from '@plinth/site-renderer';

const order = {
  page: [
    'id',
    'slug',
    'title',
    'navigationTitle',
    'language',
    'versionOf',
    'description',
    'socialImage',
    'pageType',
    'collection',
    'item',
    'websiteSettings',
    'sections',
  ],
  section: ['id', 'layout', 'width', 'tone', 'space', 'blocks'],
  block: ['id', 'type', 'definitionName', 'span', 'settings'],
};

/** Writes a page as readable text: the fields in the order of their reference. */
export function pageSource(page: PageDefinition): string {
  const sections = page.sections.map((section) =>
    inOrder(
      { ...section, blocks: section.blocks.map((block) => inOrder({ ...block }, order.block)) },
      order.section,
    ),
  );
  return `${JSON.stringify(inOrder({ ...page, sections }, order.page), null, 2)}\n`;
}

function inOrder(fields: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => ({
        name,
        value,
        place: names.includes(name) ? names.indexOf(name) : names.length,
      }))
      .sort((a, b) => a.place - b.place)
      .map(({ name, value }) => [name, value]),
  );
}
