import { findCaptchaProvider } from '@plinth/forms/captcha-providers';
import { captchaSettings, type PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { captchaNames } from '../captcha/captchaNames';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import type { MailingList } from '../submissions/lists/listQueries';
import type { ChangedFields } from './changeFields';
import type { FormProblem } from './checkForm';
import { AddField } from './AddField';
import { Entry, CheckboxField } from './Entry';
import { FieldEntries } from './FieldEntries';
import type { FormDraft } from './formDraft';
import { formBuilderAddress } from '../blocks/formBuilderAddress';
import { problemLabel } from './problemLabel';
import { StorageEntries } from './StorageEntries';
import { ProblemLinks } from '../shell/ProblemLinks';
import { SaveBar } from '../shell/SaveBar';

export interface FormBuilderPageProps {
  visit: ConfigVisit;
  page: PageDefinition;
  blockId: string;
  isNewsletter: boolean;
  draft: FormDraft;
  lists: readonly MailingList[];
  /** The state of the block that was read. */
  base: string;
  problems?: readonly FormProblem[];
  change?: ChangedFields | undefined;
  /** Whether the form contains unsaved changes. */
  isUnsaved?: boolean;
  /** Whether a prompt precedes disconnecting its list. */
  confirmsDisconnect?: boolean;
  error?: string | undefined;
  notice?: string | undefined;
}

/**
 * The form builder: five parts one below the other, and the preview of the page beside them. Only Save stores anything.
 */
export function FormBuilderPage(props: FormBuilderPageProps) {
  const { visit, page, blockId, draft, base, problems = [], change, error, notice } = props;
  const { isUnsaved = false, confirmsDisconnect = false } = props;
  const { intl, rights, site } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  const address = formBuilderAddress(page.id, blockId);
  const shared = { visit, problems };
  const captcha = captchaSettings(site.definition.websiteSettings);
  return (
    <ConfigShell
      visit={visit}
      part="pages"
      page="edit"
      title={`${translate('config.form')} – ${page.title}`}
    >
      <p className="pl-config-crumbs">
        <a href="/config/pages">{translate('config.part.pages')}</a>{' '}
        <a href={`/config/pages/${encodeURIComponent(page.id)}`}>{page.title}</a>
      </p>
      <h1>{translate('config.form')}</h1>
      <Notice>{notice}</Notice>
      {error ? <Refusal>{error}</Refusal> : null}
      <ProblemLinks
        text={translate('config.form.problems')}
        problems={problems.map(({ entry }) => ({
          field: entry,
          label: problemLabel(entry, draft, translate),
        }))}
      />
      <div className="pl-config-editor">
        <form
          className="pl-config-fields"
          method="post"
          action={address}
          data-editor
          data-form-builder
          data-preview={`${address}/preview`}
          data-unsaved-answer={isUnsaved ? '' : undefined}
        >
          <DraftOffer translate={translate} />
          <CrumbField visit={visit} />
          <input type="hidden" name="base" value={base} />
          {/* Enter presses the first button of a form. */}
          {mayChange ? (
            <button type="submit" className="pl-config-hidden" tabIndex={-1} aria-hidden="true" />
          ) : null}
          {confirmsDisconnect ? <Disconnect translate={translate} /> : null}
          <fieldset>
            <legend>{translate('config.form.build')}</legend>
            <fieldset disabled={!mayChange}>
              <Entry
                {...shared}
                id="formName"
                label={translate('config.form.formName')}
                what={translate('config.form.formName.what')}
                value={draft.formName}
                required
              />
            </fieldset>
            <FieldEntries {...shared} fields={draft.fields} change={change} mayChange={mayChange} />
            {mayChange ? <AddField {...shared} /> : null}
            <fieldset disabled={!mayChange}>
              <Entry
                {...shared}
                id="submitButtonText"
                label={translate('config.form.submitButtonText')}
                what={translate('config.form.submitButtonText.what')}
                value={draft.submitButtonText}
              />
              <Entry
                {...shared}
                id="thanks"
                label={translate('config.form.thanks')}
                what={translate('config.form.thanks.what')}
                value={draft.thanks}
                rows={3}
              />
            </fieldset>
          </fieldset>
          <fieldset disabled={!mayChange}>
            <legend>{translate('config.form.storage')}</legend>
            <StorageEntries
              {...shared}
              draft={draft}
              lists={props.lists}
              isNewsletter={props.isNewsletter}
            />
          </fieldset>
          <fieldset disabled={!mayChange}>
            <legend>{translate('config.form.advanced')}</legend>
            <Entry
              {...shared}
              id="successRedirect"
              label={translate('config.form.successRedirect')}
              what={translate('config.form.successRedirect.what')}
              value={draft.successRedirect}
              direction="ltr"
            />
            <Entry
              {...shared}
              id="formId"
              label={translate('config.form.formId')}
              what={translate('config.form.formId.what')}
              value={draft.formId}
              direction="ltr"
              required
            />
          </fieldset>
          <fieldset disabled={!mayChange}>
            <legend>{translate('config.form.captcha')}</legend>
            <CheckboxField
              {...shared}
              id="hasCaptcha"
              label={translate('config.form.hasCaptcha')}
              what={
                captcha && findCaptchaProvider(captcha.provider)
                  ? translate('config.form.hasCaptcha.provider', {
                      provider: captchaNames[captcha.provider],
                    })
                  : translate('config.form.hasCaptcha.own')
              }
              isOn={draft.hasCaptcha}
            />
            <Entry
              {...shared}
              id="captchaTheme"
              label={translate('config.form.captchaTheme')}
              value={draft.captchaTheme}
            >
              <option value="light">{translate('config.form.captchaTheme.light')}</option>
              <option value="dark">{translate('config.form.captchaTheme.dark')}</option>
            </Entry>
            {rights.mayLook('settings') ? (
              <p>
                <a href="/config/settings/captcha">{translate('config.form.captcha.settings')}</a>
              </p>
            ) : null}
          </fieldset>
          <fieldset disabled={!mayChange}>
            <legend>{translate('config.form.disclaimer')}</legend>
            <Entry
              {...shared}
              id="disclaimer"
              label={translate('config.form.disclaimer.text')}
              what={translate('config.form.disclaimer.what')}
              value={draft.disclaimer}
              rows={2}
            />
          </fieldset>
          <SaveBar
            translate={translate}
            save={mayChange ? translate('config.save') : undefined}
            preview={`${address}/preview`}
            isUnsaved={isUnsaved}
            isSaved={Boolean(notice)}
          />
        </form>
        <PreviewFrame
          translate={translate}
          address={`/config/pages/${encodeURIComponent(page.id)}/preview`}
        />
      </div>
    </ConfigShell>
  );
}

/**
 * Asks for confirmation before a list is disconnected; both answers are buttons of the form, so that no entry is lost.
 */
const Disconnect = ({ translate }: Pick<ConfigVisit['intl'], 'translate'>) => (
  // The answer begins here, below the menu.
  // eslint-disable-next-line jsx-a11y/no-autofocus
  <section className="pl-config-conflict" role="alert" tabIndex={-1} autoFocus>
    <h2>{translate('config.form.disconnect')}</h2>
    <p>{translate('config.form.disconnect.text')}</p>
    <div className="pl-config-row">
      <button type="submit" className="pl-config-button" name="do" value="disconnect">
        {translate('config.form.disconnect.yes')}
      </button>
      <button
        type="submit"
        className="pl-config-button"
        data-style="outline"
        name="do"
        value="keep-list"
        formNoValidate
      >
        {translate('config.form.disconnect.no')}
      </button>
    </div>
  </section>
);
