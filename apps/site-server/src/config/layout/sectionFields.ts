import type { PageDefinition, SectionDefinition } from '@plinth/site-model/definition';

/** The choices of a section; the first of each means that nothing is chosen. */
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

/** Columns of a grid that a block takes. */
export const allColumns = 12;

/**
 * The page with the choices of its sections and the widths of its blocks as they were sent. A section that the form does
 * not have stays as it is, and so does a value that none of the choices is.
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
