import type { ConfigVisit } from '../configVisit';
import type { MailingList } from '../submissions/lists/listQueries';
import type { FormProblem } from './checkForm';
import { Entry, CheckboxField } from './Entry';
import type { FormDraft } from './formDraft';

export interface StorageEntriesProps {
  visit: ConfigVisit;
  problems: readonly FormProblem[];
  draft: FormDraft;
  lists: readonly MailingList[];
  isNewsletter: boolean;
}

/** The targets of submissions: the area, a mailbox, a mailing list. */
export function StorageEntries({
  visit,
  problems,
  draft,
  lists,
  isNewsletter,
}: StorageEntriesProps) {
  const { services, intl, rights } = visit;
  const { translate } = intl;
  const shared = { visit, problems };
  const boxes = draft.fields.filter(({ type }) => type === 'checkbox');
  const confirmation = (
    <CheckboxField
      {...shared}
      id="needsConfirmation"
      label={translate('config.form.needsConfirmation')}
      what={translate('config.form.needsConfirmation.what')}
      isOn={draft.needsConfirmation}
    />
  );
  return (
    <>
      <CheckboxField
        {...shared}
        id="isKept"
        label={translate('config.form.isKept')}
        what={translate('config.form.isKept.what')}
        isOn={draft.isKept}
      />
      <Entry
        {...shared}
        id="mail"
        label={translate('config.form.mail')}
        what={translate('config.form.mail.what')}
        value={draft.mail}
        rows={2}
        direction="ltr"
      />
      {services.mailTransport ? null : (
        <p className="pl-config-note">{translate('config.form.mail.off')}</p>
      )}
      <CheckboxField
        {...shared}
        id="hasList"
        label={translate('config.form.hasList')}
        isOn={draft.hasList}
      />
      {lists.length === 0 ? (
        <p className="pl-config-note" id="mailingListId">
          {translate('config.form.noLists')}{' '}
          {rights.mayLook('submissions') ? (
            <a href="/config/submissions/lists">{translate('config.form.lists')}</a>
          ) : null}
        </p>
      ) : (
        <div className="pl-config-form-list">
          <Entry
            {...shared}
            id="mailingListId"
            label={translate('config.form.mailingListId')}
            value={draft.mailingListId}
          >
            <option value="">{translate('config.form.mailingListId.none')}</option>
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Entry>
          <Entry
            {...shared}
            id="consentField"
            label={translate('config.form.consentField')}
            value={draft.consentField}
          >
            <option value="">{translate('config.form.consentField.all')}</option>
            {boxes.map(({ id, title }) => (
              <option key={id} value={id}>
                {translate('config.form.consentField.field', { title: title || id })}
              </option>
            ))}
          </Entry>
          {isNewsletter ? null : confirmation}
        </div>
      )}
      {isNewsletter ? confirmation : null}
    </>
  );
}
