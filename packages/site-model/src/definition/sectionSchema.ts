import * as v from 'valibot';
import { limits } from '../limits';
import { blockSchema } from './blockSchema';
import { help, idField, listOf, oneOf, openObject } from './fields';

/** A section of a page: at most `limits.blocksPerLayout` blocks ([MOD-12]). */
export const sectionSchema = openObject({
  id: v.pipe(idField(), help('section.id')),
  /** The arrangement of the blocks: below each other, or side by side on the 12-column grid. @default 'stack' */
  layout: v.exactOptional(v.pipe(oneOf(['stack', 'grid']), help('section.layout'))),
  /** Width of the content. @default 'normal' */
  width: v.exactOptional(
    v.pipe(oneOf(['narrow', 'normal', 'wide', 'full']), help('section.width')),
  ),
  /** Colours of the section. @default 'default' */
  tone: v.exactOptional(v.pipe(oneOf(['default', 'muted', 'inverse']), help('section.tone'))),
  /** Space above and below. @default 'normal' */
  space: v.exactOptional(
    v.pipe(oneOf(['none', 'tight', 'normal', 'loose']), help('section.space')),
  ),
  /** The animation of the section when it first becomes visible. @default 'none' */
  entry: v.exactOptional(v.pipe(oneOf(['none', 'fade', 'rise', 'scale']), help('section.entry'))),
  blocks: v.pipe(listOf(blockSchema, limits.blocksPerLayout), help('section.blocks')),
});

export type SectionDefinition = v.InferOutput<typeof sectionSchema>;
