import { SwitchField } from '../shell/SettingsForm';
import { periodUnits } from './productDraft';
import { ProductField } from './ProductField';
import type { ProductPartProps } from './productPartProps';

/** The fields of a plan's payments, and whether each includes a shipment. */
export function PlanFields({ draft, mayChange, ...fields }: ProductPartProps) {
  const { translate } = fields.visit.intl;
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.products.plan')}</legend>
      <div className="pl-config-pairs">
        <ProductField
          {...fields}
          name="periodValue"
          value={draft.periodValue}
          inputMode="numeric"
          direction="ltr"
        />
        <label className="pl-config-field">
          {translate('config.products.field.periodUnit')}
          <select name="periodUnit" defaultValue={draft.periodUnit}>
            {periodUnits.map((unit) => (
              <option key={unit} value={unit}>
                {translate(`config.products.unit.${unit}`)}
              </option>
            ))}
          </select>
        </label>
        <ProductField
          {...fields}
          name="cycles"
          value={draft.cycles}
          inputMode="numeric"
          direction="ltr"
          what={translate('config.products.field.cycles.what')}
        />
      </div>
      <SwitchField
        name="sent"
        label={translate('config.products.field.sent')}
        what={translate('config.products.field.sent.what')}
        isOn={draft.isSent}
      />
    </fieldset>
  );
}
