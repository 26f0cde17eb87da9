import { SwitchField } from '../shell/SettingsForm';
import { ProductField } from './ProductField';
import type { ProductPartProps } from './productPartProps';

/** The title, the address and the description of a product, and whether it is hidden. */
export function AboutFields({ draft, mayChange, ...fields }: ProductPartProps) {
  const { translate } = fields.visit.intl;
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.products.about')}</legend>
      <p className="pl-config-note">
        {translate('config.products.kind')}: {translate(`config.products.kind.${draft.kind}`)}
      </p>
      <ProductField {...fields} name="title" value={draft.title} required />
      <ProductField
        {...fields}
        name="slug"
        value={draft.slug}
        what={translate('config.products.field.slug.what')}
        direction="ltr"
      />
      <ProductField
        {...fields}
        name="description"
        value={draft.description}
        what={translate('config.products.field.description.what')}
        rows={6}
      />
      <SwitchField
        name="hidden"
        label={translate('config.products.field.hidden')}
        what={translate('config.products.field.hidden.what')}
        isOn={draft.isHidden}
      />
    </fieldset>
  );
}
