import { AddField } from './AddField';
import type { ChangedFields } from './changeFields';
import { Entry, type FormPartProps } from './Entry';
import { FieldEntries } from './FieldEntries';

interface BuildEntriesProps extends FormPartProps {
  /** The last change of the fields, which saves nothing. */
  change: ChangedFields | undefined;
}

/** The form's name, its fields, its button and its answer to a submission. */
export function BuildEntries({ draft, mayChange, change, ...fields }: BuildEntriesProps) {
  const { translate } = fields.visit.intl;
  return (
    <fieldset>
      <legend>{translate('config.form.build')}</legend>
      <fieldset disabled={!mayChange}>
        <Entry
          {...fields}
          id="formName"
          label={translate('config.form.formName')}
          what={translate('config.form.formName.what')}
          value={draft.formName}
          required
        />
      </fieldset>
      <FieldEntries {...fields} fields={draft.fields} change={change} mayChange={mayChange} />
      {mayChange ? <AddField {...fields} /> : null}
      <fieldset disabled={!mayChange}>
        <Entry
          {...fields}
          id="submitButtonText"
          label={translate('config.form.submitButtonText')}
          what={translate('config.form.submitButtonText.what')}
          value={draft.submitButtonText}
        />
        <Entry
          {...fields}
          id="thanks"
          label={translate('config.form.thanks')}
          what={translate('config.form.thanks.what')}
          value={draft.thanks}
          rows={3}
        />
      </fieldset>
    </fieldset>
  );
}
