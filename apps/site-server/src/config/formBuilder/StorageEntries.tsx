import type { ConfigVisit } from '../configVisit';
import type { MailingList } from '../submissions/lists/listQueries';
import type { FormProblem } from './checkForm';
import { Entry, Tick } from './Entry';
import type { FormDraft } from './formDraft';

export interface StorageEntriesProps {
  visit: ConfigVisit;
  problems: readonly FormProblem[];
  draft: FormDraft;
  lists: readonly MailingList[];
  isNewsletter: boolean;
}

/** The places that submissions go to: the area, a mailbox, a mailing list. */
export function StorageEntries({
  visit,
  problems,
  draft,
  lists,
  isNewsletter,
}: StorageEntriesProps) {
  const { services, words, rights } = visit;
  const { t } = words;
  const shared = { visit, problems };
  const boxes = draft.fields.filter(({ type }) => type === 'checkbox');
  const confirmation = (
    <Tick
      {...shared}
      id="needsConfirmation"
      label={t('config.form.needsConfirmation')}
      what={t('config.form.needsConfirmation.what')}
      isOn={draft.needsConfirmation}
    />
  );
  return (
    <>
      <Tick
        {...shared}
        id="isKept"
        label={t('config.form.isKept')}
        what={t('config.form.isKept.what')}
        isOn={draft.isKept}
      />
      <Entry
        {...shared}
        id="mail"
        label={t('config.form.mail')}
        what={t('config.form.mail.what')}
        value={draft.mail}
        rows={2}
        direction="ltr"
      />
      {services.mailTransport ? null : (
        <p className="pl-config-note">{t('config.form.mail.off')}</p>
      )}
      <Tick {...shared} id="hasList" label={t('config.form.hasList')} isOn={draft.hasList} />
      {lists.length === 0 ? (
        <p className="pl-config-note" id="mailingListId">
          {t('config.form.noLists')}{' '}
          {rights.mayLook('submissions') ? (
            <a href="/config/submissions/lists">{t('config.form.lists')}</a>
          ) : null}
        </p>
      ) : (
        <div className="pl-config-form-list">
          <Entry
            {...shared}
            id="mailingListId"
            label={t('config.form.mailingListId')}
            value={draft.mailingListId}
          >
            <option value="">{t('config.form.mailingListId.none')}</option>
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Entry>
          <Entry
            {...shared}
            id="consentField"
            label={t('config.form.consentField')}
            value={draft.consentField}
          >
            <option value="">{t('config.form.consentField.all')}</option>
            {boxes.map(({ id, title }) => (
              <option key={id} value={id}>
                {t('config.form.consentField.field', { title: title || id })}
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
