import type { StoredSettings } from '@plinth/site-blocks';
import type { PageDefinition } from '@plinth/site-model/definition';

/** The page with other settings of one of its blocks. */
export const withBlockSettings = (
  page: PageDefinition,
  id: string,
  settings: StoredSettings,
): PageDefinition => ({
  ...page,
  sections: page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((one) => (one.id === id ? { ...one, settings } : one)),
  })),
});
