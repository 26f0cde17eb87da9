import { dimensionUnit, weightUnit } from '@plinth/site-model';
import { currencyOf } from '@plinth/commerce/money';
import type { ReactNode } from 'react';
import type { VariantDraft } from './productDraft';
import { CurrencyField } from '../shop/CurrencyField';
import { ListButton, ProductField, productProblemText } from './ProductField';
import type { ProductPartProps } from './productPartProps';

interface VariantFieldsProps extends ProductPartProps {
  /** Offers to restore a removed row. */
  removedNote?: ReactNode;
}

/** The fields of a product's variants, each with its price and its stock. */
export function VariantFields({ draft, mayChange, removedNote, ...fields }: VariantFieldsProps) {
  const { translate } = fields.visit.intl;
  const { kind, variants } = draft;
  const currencyProblem = fields.problems.find(({ field }) => field === 'currencyCode');
  const isOne = kind === 'DIGITAL' || variants.length === 1;
  return (
    <fieldset disabled={!mayChange} id="variants">
      <legend>
        {translate(kind === 'DIGITAL' ? 'config.products.price' : 'config.products.variants')}
      </legend>
      {fields.form.isNewShop ? (
        <CurrencyField
          intl={fields.visit.intl}
          value={draft.currencyCode}
          what={translate('config.shop.currencyCode.first')}
          problem={
            currencyProblem && productProblemText(currencyProblem, fields.visit, fields.form)
          }
        />
      ) : (
        <>
          {/* Prices are accepted only in the currency in which they were typed. */}
          <input type="hidden" name="currencyCode" value={fields.form.currencyCode} />
          {currencyProblem ? (
            <p className="pl-config-error" id="currencyCode" tabIndex={-1}>
              {productProblemText(currencyProblem, fields.visit, fields.form)}
            </p>
          ) : null}
          <p className="pl-config-note">
            {translate('config.products.currency', {
              currency: currencyOf(fields.form.currencyCode).code,
            })}{' '}
            <a href="/config/shop/terms#currencyCode">
              {translate('config.products.currency.change')}
            </a>
          </p>
        </>
      )}
      {variants.map((variant, at) => (
        <Variant
          key={at}
          {...fields}
          draft={draft}
          variant={variant}
          at={at}
          isAlone={isOne}
          mayChange={mayChange}
        />
      ))}
      {removedNote}
      {mayChange && kind !== 'DIGITAL' ? (
        <ListButton visit={fields.visit} action="add-variant" />
      ) : null}
    </fieldset>
  );
}

interface VariantProps extends VariantFieldsProps {
  variant: VariantDraft;
  at: number;
  isAlone: boolean;
}

function Variant({ draft, variant, at, isAlone, mayChange, ...fields }: VariantProps) {
  const { visit, form } = fields;
  const { translate } = visit.intl;
  const { kind, options } = draft;
  const isSent = kind === 'PHYSICAL' || (kind === 'PLAN' && draft.isSent);
  const called = variant.values.filter(Boolean).join(', ');
  return (
    <fieldset className="pl-config-entry">
      <legend className={isAlone ? 'pl-config-hidden' : undefined}>
        <bdi>{called || translate('config.products.variant', { number: at + 1 })}</bdi>
      </legend>
      <input type="hidden" name="was" value={variant.was} />
      <input type="hidden" name="stockRead" value={variant.stockRead} />
      {kind !== 'DIGITAL' && options.length > 0 ? (
        <div className="pl-config-pairs">
          {options.map(({ name }, option) => (
            <ProductField
              {...fields}
              key={option}
              name="optionValues"
              id={`value-${option}-${at}`}
              sentAs={`value-${option}`}
              label={name || translate('config.products.option', { number: option + 1 })}
              value={variant.values[option] ?? ''}
            />
          ))}
        </div>
      ) : null}
      <div className="pl-config-pairs">
        <ProductField
          {...fields}
          name="price"
          at={at}
          value={variant.price}
          inputMode="decimal"
          direction="ltr"
          required
        />
        <ProductField
          {...fields}
          name="salePrice"
          at={at}
          value={variant.salePrice}
          inputMode="decimal"
          direction="ltr"
        />
        <ProductField
          {...fields}
          name="sku"
          at={at}
          value={variant.sku}
          direction="ltr"
          what={translate('config.products.field.sku.what')}
        />
      </div>
      {kind === 'DIGITAL' ? null : (
        <div className="pl-config-pairs">
          <ProductField
            {...fields}
            name="stock"
            at={at}
            value={variant.stock}
            inputMode="numeric"
            direction="ltr"
          />
          <label className="pl-config-check pl-config-beside">
            <input type="checkbox" name="unlimited" value={at} defaultChecked={variant.unlimited} />{' '}
            <span>{translate('config.products.field.unlimited')}</span>
          </label>
        </div>
      )}
      {isSent ? (
        <div className="pl-config-pairs">
          <ProductField
            {...fields}
            name="weight"
            at={at}
            value={variant.weight}
            label={translate('config.products.inUnit', {
              label: translate('config.products.field.weight'),
              unit: weightUnit(form.system),
            })}
            inputMode="decimal"
            direction="ltr"
          />
          {(['length', 'width', 'height'] as const).map((side) => (
            <ProductField
              {...fields}
              key={side}
              name={side}
              at={at}
              value={variant[side]}
              label={translate('config.products.inUnit', {
                label: translate(`config.products.field.${side}`),
                unit: dimensionUnit(form.system),
              })}
              inputMode="decimal"
              direction="ltr"
            />
          ))}
        </div>
      ) : (
        // Measures that the form does not show stay unchanged.
        (['weight', 'length', 'width', 'height'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={variant[name]} />
        ))
      )}
      {mayChange && !isAlone ? <ListButton visit={visit} action="remove-variant" at={at} /> : null}
    </fieldset>
  );
}
