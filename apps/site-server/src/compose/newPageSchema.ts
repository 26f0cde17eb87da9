import type { PageDefinition } from '@plinth/site-runtime/render';
import * as v from 'valibot';
import { isReservedSlug } from '../pages/isReservedSlug';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'letters, digits, - and _ only'));

const slug = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
    'small letters, digits and single hyphens, such as new-work',
  ),
  v.check((text) => !isReservedSlug(text), 'the server answers there itself'),
);

const block = v.object({
  id,
  type: v.pipe(v.number(), v.integer()),
  definitionName: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  span: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  settings: v.exactOptional(v.record(v.string(), v.unknown())),
});

const section = v.object({
  id,
  layout: v.exactOptional(v.picklist(['stack', 'grid'])),
  width: v.exactOptional(v.picklist(['narrow', 'normal', 'wide', 'full'])),
  tone: v.exactOptional(v.picklist(['default', 'muted', 'inverse'])),
  space: v.exactOptional(v.picklist(['none', 'tight', 'normal', 'loose'])),
  blocks: v.pipe(v.array(block), v.maxLength(200)),
});

/** A page as somebody composed it elsewhere; the settings of its blocks are read with care when it is rendered. */
export const newPageSchema = v.pipe(
  v.object({
    slug,
    title: v.pipe(v.string(), v.trim(), v.nonEmpty('a title'), v.maxLength(200)),
    description: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
    sections: v.pipe(v.array(section), v.maxLength(100)),
  }),
  v.check((page) => hasOwnIds(page), 'two parts of the page have the same id'),
);

export type NewPage = v.InferOutput<typeof newPageSchema>;

/** Ids become those of elements, and of what the browser remembers about a block. */
function hasOwnIds({ sections }: Pick<PageDefinition, 'sections'>): boolean {
  const ids = [
    ...sections.map((part) => part.id),
    ...sections.flatMap((part) => part.blocks.map((each) => each.id)),
  ];
  return new Set(ids).size === ids.length;
}
