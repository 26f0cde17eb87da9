import type { PageDefinition, SectionDefinition } from '@plinth/site-model/definition';

/** The options of a section; the first value of each is the default. */
export const sectionChoices = {
  layout: ['stack', 'grid'],
  width: ['normal', 'narrow', 'wide', 'full'],
  tone: ['default', 'muted', 'inverse'],
  space: ['normal', 'none', 'tight', 'loose'],
  entry: ['none', 'fade', 'rise', 'scale'],
} as const;

export type SectionChoice = keyof typeof sectionChoices;
export const sectionChoiceNames = Object.keys(sectionChoices) as SectionChoice[];

export const sectionFieldName = (id: string, name: SectionChoice): string =>
  `section.${id}.${name}`;
export const spanName = (id: string): string => `block.${id}.span`;

/** The number of columns of a grid. */
export const allColumns = 12;

/**
 * Applies the posted options of the sections and the widths of the blocks to a page. A section that is missing in the
 * form stays unchanged, and so does a value that is none of the options.
 */
export const withSectionFields = (
  page: PageDefinition,
  posted: URLSearchParams,
): PageDefinition => ({
  ...page,
  sections: page.sections.map((section) => ({
    ...withChoices(section, posted),
    blocks: section.blocks.map((block) => {
      const typed = posted.get(spanName(block.id));
      const span = Number(typed);
      if (typed === null || !(Number.isInteger(span) && span >= 1 && span <= allColumns))
        return block;
      const { span: before, ...others } = block;
      return span === (before ?? allColumns) ? block : { ...others, span };
    }),
  })),
});

function withChoices(section: SectionDefinition, posted: URLSearchParams): SectionDefinition {
  const changed: Record<string, unknown> = { ...section };
  for (const name of sectionChoiceNames) {
    const [usual, ...others] = sectionChoices[name];
    const chosen = posted.get(sectionFieldName(section.id, name));
    const isKnown = [usual, ...others].some((one) => one === chosen);
    if (!isKnown || chosen === (section[name] ?? usual)) continue;
    if (chosen === usual) delete changed[name];
    else changed[name] = chosen;
  }
  return changed as SectionDefinition;
}
