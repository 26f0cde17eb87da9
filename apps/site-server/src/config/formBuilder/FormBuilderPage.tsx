import type { PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import type { MailingList } from '../submissions/lists/listQueries';
import type { ChangedFields } from './changeFields';
import type { FormProblem } from './checkForm';
import { AdvancedEntries } from './AdvancedEntries';
import { BuildEntries } from './BuildEntries';
import { CaptchaEntries } from './CaptchaEntries';
import { Entry } from './Entry';
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
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  const address = formBuilderAddress(page.id, blockId);
  const shared = { visit, problems, draft, mayChange };
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
          <BuildEntries {...shared} change={change} />
          <fieldset disabled={!mayChange}>
            <legend>{translate('config.form.storage')}</legend>
            <StorageEntries {...shared} lists={props.lists} isNewsletter={props.isNewsletter} />
          </fieldset>
          <AdvancedEntries {...shared} />
          <CaptchaEntries {...shared} />
          <fieldset disabled={!mayChange}>
            <legend>{translate('config.form.disclaimer')}</legend>
            <Entry
              visit={visit}
              problems={problems}
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
