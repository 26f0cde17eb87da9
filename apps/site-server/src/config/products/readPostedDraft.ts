import {
  periodUnits,
  type ProductDraft,
  type TranslationDraft,
  type VariantDraft,
} from './productDraft';
import { productKinds } from './productKinds';

/** Reads the posted form of a product. Repeated fields are distinguished by their position. */
export function readPostedDraft(posted: URLSearchParams): ProductDraft {
  const text = (name: string) => (posted.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const all = (name: string) => posted.getAll(name).map((value) => value.trim());
  const unlimited = new Set(posted.getAll('unlimited'));
  const columns = Object.fromEntries(
    [...variantTexts, 'was', 'stockRead'].map((name) => [name, all(name)]),
  );
  const optionNames = all('optionName');
  const optionValues = all('optionValues');
  const values = optionNames.map((_, option) => all(`value-${option}`));
  const pictures = all('pictureAlt');
  const names = all('fileName');
  return {
    kind: productKinds.find((one) => one === posted.get('kind')) ?? 'PHYSICAL',
    currencyCode: text('currencyCode'),
    title: text('title'),
    slug: text('slug').replace(/^\/?(?:shop\/)?/, ''),
    description: text('description'),
    isHidden: posted.has('hidden'),
    pictures: all('picture').map((src, at) => ({ src, alt: pictures[at] ?? '' })),
    options: optionNames.map((name, at) => ({ name, values: optionValues[at] ?? '' })),
    variants: (columns['sku'] ?? []).map((_, at) => ({
      ...(Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, column[at] ?? '']),
      ) as Record<(typeof variantTexts)[number] | 'was' | 'stockRead', string>),
      unlimited: unlimited.has(String(at)),
      values: values.map((column) => column[at] ?? ''),
    })),
    files: all('file').map((file, at) => ({ file, name: names[at] ?? '' })),
    isSent: posted.has('sent'),
    periodValue: text('periodValue'),
    periodUnit: periodUnits.find((one) => one === posted.get('periodUnit')) ?? 'month',
    cycles: text('cycles'),
    translations: readTranslations(posted, all),
  };
}

/** The fields of the languages are in their order; the fields of texts have the language in their names. */
function readTranslations(
  posted: URLSearchParams,
  all: (name: string) => string[],
): TranslationDraft[] {
  const titles = all('translatedTitle');
  const descriptions = posted.getAll('translatedDescription');
  return all('translationLanguage').map((language, at) => {
    const originals = posted.getAll(`original-${language}`);
    const translated = all(`translated-${language}`);
    return {
      language,
      title: titles[at] ?? '',
      description: (descriptions[at] ?? '').replaceAll('\r\n', '\n').trim(),
      texts: Object.fromEntries(
        originals.map((original, index): [string, string] => [original, translated[index] ?? '']),
      ),
    };
  });
}

const variantTexts = [
  ...(['sku', 'price', 'salePrice', 'stock'] as const),
  ...(['weight', 'length', 'width', 'height'] as const),
] satisfies (keyof VariantDraft)[];
