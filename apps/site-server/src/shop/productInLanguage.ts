import { languagePrefix, type ProductTranslation } from '@plinth/site-model/definition';
import type { products } from '../database/schema/index';

type ProductRow = typeof products.$inferSelect;

/** The texts of a product in a language, in the original where there is no translation. */
export interface ProductTexts {
  row: ProductRow;
  /** The name or the value of an option. */
  textOf(original: string): string;
  /** The path of its page in that language; `undefined` for the site's own language. */
  href: string | undefined;
}

const untranslated: ProductTranslation = {};

/** @param language `undefined` for the site's own, which has no translations */
export function productInLanguage(row: ProductRow, language: string | undefined): ProductTexts {
  if (language === undefined) return { row, textOf: (original) => original, href: undefined };
  const known = row.translations ?? {};
  const {
    title,
    description,
    texts = {},
  } = Object.hasOwn(known, language) ? known[language]! : untranslated;
  const textOf = (original: string) =>
    (Object.hasOwn(texts, original) && texts[original]) || original;
  return {
    row: {
      ...row,
      title: title || row.title,
      description: description || row.description,
      pictures:
        row.pictures &&
        row.pictures.map((picture) =>
          picture.alt ? { ...picture, alt: textOf(picture.alt) } : picture,
        ),
    },
    textOf,
    href: `/${languagePrefix(language)}/shop/${row.slug}`,
  };
}
