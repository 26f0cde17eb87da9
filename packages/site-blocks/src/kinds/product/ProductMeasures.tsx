import { commerceMessages } from '@plinth/commerce';
import {
  createPlainTranslate,
  dimensionUnit,
  gramsPerUnit,
  languageTag,
  millimetresPerUnit,
  unitSystem,
  weightUnit,
} from '@plinth/site-model';
import { Fragment } from 'react';
import type { RenderContext } from '../../context/renderContext';
import type { ShownProduct, VariantMeasures } from '../../context/shopView';

/**
 * Weight and size of a product in the units of its site ([MOD-4]); by variant if its variants
 * differ.
 */
export function ProductMeasures({
  context,
  product,
}: {
  context: RenderContext;
  product: ShownProduct;
}) {
  const { measures = {}, variants, productType } = product;
  if (productType !== 'PHYSICAL') return null;
  const translate = createPlainTranslate(commerceMessages, {
    locale: context.locale,
    overrides: context.messages,
  });
  const facts = [
    { key: 'commerce.product.weight', write: weightText },
    { key: 'commerce.product.size', write: sizeText },
  ] as const;
  const rows = facts.flatMap(({ key, write }) => {
    const written = variants.map(({ sku = '', optionValues }) => ({
      called: optionValues.map(({ value }) => value).join(', '),
      text: write(measures[sku], context),
    }));
    const known = written.filter(({ text }) => text !== undefined);
    const [first] = known;
    if (!first) return [];
    const isSame =
      known.length === written.length && known.every(({ text }) => text === first.text);
    return [{ label: translate(key), entries: isSame ? [{ ...first, called: '' }] : known }];
  });
  if (rows.length === 0) return null;
  return (
    <dl className="pl-product-measures">
      {rows.map(({ label, entries }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          {entries.map(({ called, text }) => (
            <dd key={called}>
              {called ? <bdi>{called}: </bdi> : null}
              <bdi>{text}</bdi>
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}

type Units = Pick<RenderContext, 'site' | 'locale'>;

const systemOf = ({ site }: Units) => site.measurementStandard ?? unitSystem.metric;

/** As precise as a kitchen scale, rounded for reading. */
const write = (value: number, locale: string, digits: number): string =>
  new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits }).format(value);

function weightText(measures: VariantMeasures | undefined, units: Units): string | undefined {
  if (measures?.weight === undefined) return undefined;
  const system = systemOf(units);
  const value = measures.weight / gramsPerUnit(system);
  return `${write(value, units.locale, 3)} ${weightUnit(system)}`;
}

function sizeText(measures: VariantMeasures | undefined, units: Units): string | undefined {
  if (measures?.size === undefined) return undefined;
  const system = systemOf(units);
  const unit = dimensionUnit(system);
  const { length, width, height } = measures.size;
  const sides = [length, width, height].map((side) =>
    write(side / millimetresPerUnit(system), units.locale, 2),
  );
  return unit === '"'
    ? sides.map((side) => `${side}${unit}`).join(' × ')
    : `${sides.join(' × ')} ${unit}`;
}
