import type { ConfigVisit } from '../configVisit';
import type { ProductDraft } from './productDraft';

/** The parts of a product that another editor changed, with their current values. */
export function draftDifferences(
  theirs: ProductDraft,
  mine: ProductDraft,
  { translate }: ConfigVisit['intl'],
): { name: string; theirs: string }[] {
  const parts = [
    [translate('config.products.field.title'), (one) => one.title],
    [translate('config.products.field.slug'), (one) => one.slug],
    [translate('config.products.field.description'), (one) => one.description],
    [
      translate('config.products.field.hidden'),
      (one) => translate(`config.products.state.${one.isHidden ? 'hidden' : 'visible'}`),
    ],
    [
      translate('config.products.pictures'),
      (one) => lines(one.pictures.map(({ src, alt }) => [src, alt])),
    ],
    [
      translate('config.products.variants'),
      (one) =>
        lines(
          one.variants.map((variant) => [
            ...variant.values,
            variant.price,
            variant.salePrice,
            variant.sku,
            variant.unlimited ? '∞' : variant.stock,
            variant.weight,
            variant.length,
            variant.width,
            variant.height,
          ]),
        ),
    ],
    [
      translate('config.products.files'),
      (one) => lines(one.files.map(({ file, name }) => [file, name])),
    ],
    [
      translate('config.products.translations'),
      (one) =>
        lines(
          one.translations.map(({ language, title, description, texts }) => [
            language,
            title,
            description,
            ...Object.values(texts),
          ]),
        ),
    ],
    [
      translate('config.products.plan'),
      (one) => (one.kind === 'PLAN' ? lines([[one.periodValue, one.periodUnit, one.cycles]]) : ''),
    ],
  ] satisfies [string, (one: ProductDraft) => string][];
  return parts
    .filter(([, read]) => read(theirs) !== read(mine))
    .map(([name, read]) => ({ name, theirs: read(theirs) || '–' }));
}

const lines = (entries: readonly (readonly string[])[]): string =>
  entries.map((entry) => entry.filter(Boolean).join(' · ')).join('; ');
