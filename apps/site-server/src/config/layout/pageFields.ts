import type { PageDefinition } from '@plinth/site-model/definition';

/** The fields of the page itself. */
export const pageFieldNames = [
  'title',
  'slug',
  'description',
  'navigationTitle',
  'socialSrc',
  'socialAlt',
] as const;
export type PageField = (typeof pageFieldNames)[number];
export type PageFields = Readonly<Record<PageField, string>>;

/** The name of a page's field in its form; those of sections and blocks begin otherwise. */
export const pageFieldName = (field: PageField): string => `page.${field}`;

export function fieldsOfPage(page: PageDefinition): PageFields {
  const { title, slug, description = '', navigationTitle = '', socialImage } = page;
  return {
    title,
    slug,
    description,
    navigationTitle,
    socialSrc: socialImage?.src ?? '',
    socialAlt: socialImage?.alt ?? '',
  };
}

/** Reads the posted fields; a field that is missing in the form stays unchanged. */
export function readPageFields(posted: URLSearchParams, before: PageFields): PageFields {
  const read = (field: PageField) => {
    const text = posted.get(pageFieldName(field));
    return text === null ? before[field] : text.replaceAll('\r\n', '\n');
  };
  return Object.fromEntries(pageFieldNames.map((field) => [field, read(field)])) as PageFields;
}

/** A picture with known dimensions, which are stored with its address. */
export interface KnownPicture {
  src: string;
  width: number;
  height: number;
}

/**
 * Writes the fields into a page; an empty one is left out of it.
 * @param pictures uploaded pictures, whose dimensions a link preview needs
 */
export function withPageFields(
  page: PageDefinition,
  fields: PageFields,
  pictures: readonly KnownPicture[] = [],
): PageDefinition {
  const { description: _text, navigationTitle: _name, socialImage, ...others } = page;
  const src = fields.socialSrc.trim();
  const isSame = socialImage?.src === src;
  const known = pictures.find((one) => one.src === src);
  const { alt: _alt, ...picture } = isSame ? socialImage : { src };
  const sides = !isSame && known ? { width: known.width, height: known.height } : {};
  const alt = fields.socialAlt.trim();
  const description = fields.description.trim();
  const navigationTitle = fields.navigationTitle.trim();
  return {
    ...others,
    title: fields.title.trim(),
    // A typed slug may begin with the slash of the address bar.
    slug: fields.slug.trim().replace(/^\/+/, ''),
    ...(description && { description }),
    ...(navigationTitle && { navigationTitle }),
    ...(src && { socialImage: { ...picture, ...sides, ...(alt && { alt }) } }),
  };
}
