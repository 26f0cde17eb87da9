import type { ConfigVisit } from '../configVisit';
import { SwitchField } from '../shell/SettingsForm';
import type { ProductProblem } from './checkDraft';
import { periodUnits, type ProductDraft } from './productDraft';
import { ListButton, ProductField } from './ProductField';
import type { ProductForm } from './productForm';

interface KindFieldsProps {
  visit: ConfigVisit;
  problems: readonly ProductProblem[];
  form: ProductForm;
  draft: ProductDraft;
  mayChange: boolean;
}

/** The payments of a plan, and whether something is sent each time. */
export function PlanFields({ draft, mayChange, ...fields }: KindFieldsProps) {
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

/** The files that a buyer of a download gets. */
export function FilesFields({ draft, mayChange, ...fields }: KindFieldsProps) {
  const { visit } = fields;
  const { translate } = visit.intl;
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.products.files')}</legend>
      <p className="pl-config-note">{translate('config.products.files.what')}</p>
      {draft.files.map(({ file, name }, at) => (
        <div className="pl-config-entry pl-config-pairs" key={at}>
          <ProductField {...fields} name="file" at={at} value={file} direction="ltr" />
          <ProductField {...fields} name="fileName" at={at} value={name} />
          {mayChange && draft.files.length > 1 ? (
            <ListButton visit={visit} action="remove-file" at={at} />
          ) : null}
        </div>
      ))}
      {mayChange ? <ListButton visit={visit} action="add-file" /> : null}
    </fieldset>
  );
}
