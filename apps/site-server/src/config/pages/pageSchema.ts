import { limits } from '@plinth/site-model';
import * as v from 'valibot';
import { isReservedSlug } from '../../pages/isReservedSlug';

/** Explains a field, for the help beside the editor; the words stand in the messages under `config.help.<key>`. */
const help = <Value>(key: HelpKey) => v.metadata<Value, { help: HelpKey }>({ help: key });

export type HelpKey =
  | 'page.id'
  | 'page.slug'
  | 'page.title'
  | 'page.description'
  | 'page.pageType'
  | 'page.collection'
  | 'page.item'
  | 'page.variantId'
  | 'page.websiteSettings'
  | 'page.sections'
  | 'section.id'
  | 'section.layout'
  | 'section.width'
  | 'section.tone'
  | 'section.space'
  | 'section.blocks'
  | 'block.id'
  | 'block.type'
  | 'block.definitionName'
  | 'block.span'
  | 'block.settings';

const id = () =>
  v.pipe(
    v.string('text'),
    v.nonEmpty('empty'),
    v.maxLength(200, 'longer|200'),
    v.regex(/^[^\s"'<>]+$/, 'idSigns'),
  );
const words = (most: number) => v.pipe(v.string('text'), v.maxLength(most, `longer|${most}`));
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `oneOf|${values.join(', ')}`);
const fields = () =>
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'object',
  );
const whole = () => v.pipe(v.number('number'), v.integer('whole'), v.minValue(0, 'below'));

/** A slug is a path without its first slash, as the address bar shows it. */
const slug = v.pipe(
  words(300),
  v.regex(/^(?!\/)(?!.*\/$)[^\s?#\\]*$/u, 'address'),
  v.check((text) => !isReservedSlug(text), 'reserved'),
);

const blockSchema = v.looseObject(
  {
    id: v.pipe(id(), help('block.id')),
    type: v.pipe(whole(), help('block.type')),
    definitionName: v.optional(v.pipe(words(100), help('block.definitionName'))),
    span: v.optional(
      v.pipe(whole(), v.minValue(1, 'span'), v.maxValue(12, 'span'), help('block.span')),
    ),
    settings: v.optional(v.pipe(fields(), help('block.settings'))),
  },
  'object',
);

const sectionSchema = v.looseObject(
  {
    id: v.pipe(id(), help('section.id')),
    layout: v.optional(v.pipe(oneOf(['stack', 'grid']), help('section.layout'))),
    width: v.optional(v.pipe(oneOf(['narrow', 'normal', 'wide', 'full']), help('section.width'))),
    tone: v.optional(v.pipe(oneOf(['default', 'muted', 'inverse']), help('section.tone'))),
    space: v.optional(v.pipe(oneOf(['none', 'tight', 'normal', 'loose']), help('section.space'))),
    blocks: v.pipe(
      v.array(blockSchema, 'list'),
      v.maxLength(limits.blocksPerLayout, `many|${limits.blocksPerLayout}`),
      help('section.blocks'),
    ),
  },
  'object',
);

const collectionSchema = v.looseObject({
  id: words(200),
  title: words(300),
  fullUrl: words(1000),
  type: v.optional(whole()),
});
const itemSchema = v.looseObject({ id: words(200), title: words(300) });

/**
 * A page as its owner writes it. Unknown fields are kept: another version of the house may know them. Instead of a
 * sentence each message is the end of a key, `config.problem.<key>`, and a value for it behind a stroke.
 */
export const pageSchema = v.looseObject(
  {
    id: v.pipe(id(), help('page.id')),
    slug: v.pipe(slug, help('page.slug')),
    title: v.pipe(words(300), v.nonEmpty('empty'), help('page.title')),
    description: v.optional(v.pipe(words(1000), help('page.description'))),
    pageType: v.optional(v.pipe(whole(), help('page.pageType'))),
    collection: v.optional(v.pipe(collectionSchema, help('page.collection'))),
    item: v.optional(v.pipe(itemSchema, help('page.item'))),
    variantId: v.optional(v.pipe(words(100), help('page.variantId'))),
    websiteSettings: v.optional(v.pipe(fields(), help('page.websiteSettings'))),
    sections: v.pipe(
      v.array(sectionSchema, 'list'),
      v.maxLength(200, 'many|200'),
      help('page.sections'),
    ),
  },
  'object',
);

export const pageParts = {
  page: pageSchema,
  section: sectionSchema,
  block: blockSchema,
  collection: collectionSchema,
  item: itemSchema,
};
