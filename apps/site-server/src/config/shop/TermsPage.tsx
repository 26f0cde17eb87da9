import { unitSystem } from '@plinth/site-model';
import type { ProductForm } from '../products/productForm';
import { SwitchField } from '../shell/SettingsForm';
import type { TermsProblem } from './checkTerms';
import { CurrencyField } from './CurrencyField';
import { ShopChoice, shopFields, withEmptyRows } from './ShopField';
import { ShopForm, type ShopFormProps } from './ShopForm';
import { shippingKinds, type ShippingDraft, type TaxDraft, type TermsDraft } from './termsDraft';

const noShipping: ShippingDraft = {
  id: '',
  name: '',
  places: '',
  kind: 'fixed',
  cost: '',
  freeFrom: '',
  steps: '',
};
const noTax: TaxDraft = { id: '', name: '', rate: '', places: '', appliesToShipping: false };

export interface TermsPageProps extends Omit<ShopFormProps, 'page' | 'children' | 'problems'> {
  draft: TermsDraft;
  form: ProductForm;
  problems?: readonly TermsProblem[];
  /** Whether the site has no shop yet. */
  isNew: boolean;
}

/** The terms of a shop: the places to which it ships, the costs, and its taxes. */
export function TermsPage({ draft, form, isNew, problems = [], ...shown }: TermsPageProps) {
  const { visit } = shown;
  const { translate } = visit.intl;
  const mayChange = visit.rights.mayChange('products');
  const { field, wrong } = shopFields({
    visit,
    problems,
    labelOf: (name) =>
      translate(`config.shop.${fieldNames.find((one) => one === name) ?? 'countries'}`),
    problemText: (kind) => translate(`config.shop.problem.${kind}`),
  });
  const weight = translate(
    form.system === unitSystem.imperial ? 'config.shop.unit.pounds' : 'config.shop.unit.kilograms',
  );
  return (
    <ShopForm {...shown} page="terms" problems={wrong}>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.shop.selling')}</legend>
        <CurrencyField
          intl={visit.intl}
          value={draft.currencyCode}
          what={translate(
            isNew ? 'config.shop.currencyCode.first' : 'config.shop.currencyCode.what',
          )}
          problem={
            problems.some(({ kind }) => kind === 'currency')
              ? translate('config.shop.problem.currency')
              : undefined
          }
        />
        {field({ id: 'minimum', value: draft.minimum, inputMode: 'decimal', direction: 'ltr' })}
        {field({
          id: 'countries',
          value: draft.countries,
          rows: 3,
          what: translate('config.shop.countries.what'),
        })}
        {field({ id: 'home', value: draft.home, what: translate('config.shop.home.what') })}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.shop.shipping')}</legend>
        <p className="pl-config-note">{translate('config.shop.shipping.what')}</p>
        {withEmptyRows(draft.shipping, noShipping, mayChange).map((row, at) => (
          <fieldset key={at} className="pl-config-pairs">
            <legend>{translate('config.shop.shipping.row', { number: at + 1 })}</legend>
            <input type="hidden" name="shippingId" value={row.id} />
            {field({ id: `shippingName-${at}`, value: row.name })}
            {field({ id: `shippingPlaces-${at}`, value: row.places })}
            <ShopChoice
              id={`shippingKind-${at}`}
              name="shippingKind"
              label={translate('config.shop.shippingKind')}
              value={row.kind}
              options={shippingKinds.map((kind) => [
                kind,
                translate(`config.shop.shippingKind.${kind}`),
              ])}
            />
            {field({
              id: `shippingCost-${at}`,
              value: row.cost,
              inputMode: 'decimal',
              direction: 'ltr',
            })}
            {field({
              id: `shippingFreeFrom-${at}`,
              value: row.freeFrom,
              inputMode: 'decimal',
              direction: 'ltr',
            })}
            {field({
              id: `shippingSteps-${at}`,
              value: row.steps,
              rows: 3,
              direction: 'ltr',
              what: translate('config.shop.shippingSteps.what', { unit: weight }),
            })}
          </fieldset>
        ))}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.shop.taxes')}</legend>
        <SwitchField
          name="pricesIncludeTax"
          label={translate('config.shop.pricesIncludeTax')}
          what={translate('config.shop.pricesIncludeTax.what')}
          isOn={draft.pricesIncludeTax}
        />
        {withEmptyRows(draft.taxes, noTax, mayChange).map((row, at) => (
          <fieldset key={at} className="pl-config-pairs">
            <legend>{translate('config.shop.taxes.row', { number: at + 1 })}</legend>
            <input type="hidden" name="taxId" value={row.id} />
            {field({ id: `taxName-${at}`, value: row.name })}
            {field({
              id: `taxRate-${at}`,
              value: row.rate,
              inputMode: 'decimal',
              direction: 'ltr',
            })}
            {field({ id: `taxPlaces-${at}`, value: row.places })}
            <ShopChoice
              id={`taxOnShipping-${at}`}
              name="taxOnShipping"
              label={translate('config.shop.taxOnShipping')}
              value={row.appliesToShipping ? 'yes' : 'no'}
              options={[
                ['no', translate('config.shop.taxOnShipping.no')],
                ['yes', translate('config.shop.taxOnShipping.yes')],
              ]}
            />
          </fieldset>
        ))}
      </fieldset>
    </ShopForm>
  );
}

const fieldNames = [
  ...(['currencyCode', 'minimum', 'home', 'countries'] as const),
  ...(['shippingName', 'shippingPlaces', 'shippingCost', 'shippingFreeFrom'] as const),
  ...(['shippingSteps', 'taxName', 'taxRate', 'taxPlaces'] as const),
] as const;
