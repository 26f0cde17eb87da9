import type { ReactNode } from 'react';
import { maxOptions } from './changeDraft';
import { ListButton, ProductField } from './ProductField';
import type { ProductPartProps } from './productPartProps';

interface OptionFieldsProps extends ProductPartProps {
  /** Offers to restore a removed row. */
  removedNote?: ReactNode;
}

/** The options of a product, such as its colours, from which its variants are made. */
export function OptionFields({ draft, mayChange, removedNote, ...fields }: OptionFieldsProps) {
  const { visit } = fields;
  const { translate } = visit.intl;
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.products.options')}</legend>
      <p className="pl-config-note">{translate('config.products.options.what')}</p>
      {draft.options.map(({ name, values }, at) => (
        <div className="pl-config-entry pl-config-pairs" key={at}>
          <ProductField {...fields} name="optionName" at={at} value={name} />
          <ProductField {...fields} name="optionValues" at={at} value={values} />
          {mayChange ? <ListButton visit={visit} action="remove-option" at={at} /> : null}
        </div>
      ))}
      {removedNote}
      {mayChange ? (
        <div className="pl-config-row">
          {draft.options.length < maxOptions ? (
            <ListButton visit={visit} action="add-option" />
          ) : null}
          {draft.options.length > 0 ? <ListButton visit={visit} action="make-variants" /> : null}
        </div>
      ) : null}
    </fieldset>
  );
}
