import { Entry, type FormPartProps } from './Entry';

/** The redirect after a submission, and the form's id. */
export function AdvancedEntries({ draft, mayChange, ...fields }: FormPartProps) {
  const { translate } = fields.visit.intl;
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.form.advanced')}</legend>
      <Entry
        {...fields}
        id="successRedirect"
        label={translate('config.form.successRedirect')}
        what={translate('config.form.successRedirect.what')}
        value={draft.successRedirect}
        direction="ltr"
      />
      <Entry
        {...fields}
        id="formId"
        label={translate('config.form.formId')}
        what={translate('config.form.formId.what')}
        value={draft.formId}
        direction="ltr"
        required
      />
    </fieldset>
  );
}
