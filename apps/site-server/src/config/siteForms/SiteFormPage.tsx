import type { StoredSettings } from '@plinth/site-blocks';
import type { FormProblem } from '../blocks/checkSettings';
import { localText, SettingsFields } from '../blocks/SettingsFields';
import type { RemovedEntry } from '../blocks/changeList';
import { RemovedEntryNote } from '../blocks/RemovedEntryNote';
import { settingName } from '../blocks/settingName';
import type { ConfigVisit } from '../configVisit';
import type { FileRow } from '../../uploads/fileRows';
import { LinkTargets } from '../links/LinkTargets';
import { PictureList } from '../files/PictureList';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { SaveBar } from '../shell/SaveBar';
import type { SiteForm } from './siteForm';
import { siteFormAddress } from './siteForms';
import { SiteFormTabs } from './SiteFormTabs';
import { ProblemLinks } from '../shell/ProblemLinks';

export interface SiteFormPageProps {
  visit: ConfigVisit;
  form: SiteForm;
  /** The settings in the form. */
  settings: StoredSettings;
  /** The state that the author has read. */
  base: string;
  revisions: readonly ListedRevision[];
  pictures: readonly FileRow[];
  files: readonly FileRow[];
  problems?: readonly FormProblem[];
  /** The entry that was just removed from a list. */
  removed?: RemovedEntry | undefined;
  isUnsaved?: boolean;
  error?: string | undefined;
  notice?: string | undefined;
}

/** A part of the site's definition as a form. */
export function SiteFormPage(props: SiteFormPageProps) {
  const { visit, form, settings, base, revisions, pictures, files } = props;
  const { problems = [], removed, isUnsaved = false, error, notice } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('settings');
  const title = localText(intl, form.title);
  const address = siteFormAddress(form);
  return (
    <ConfigShell visit={visit} part="settings" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/settings">{translate('config.part.settings')}</a>
      </p>
      <h1>{title}</h1>
      <SiteFormTabs visit={visit} current={form.name} />
      <p>{localText(intl, form.what)}</p>
      <Notice>{notice}</Notice>
      {error ? <Refusal>{error}</Refusal> : null}
      <ProblemLinks
        text={translate('config.blocks.problems')}
        problems={problems.map(({ path, setting }) => ({
          field: settingName(path),
          label: localText(intl, setting.label),
        }))}
      />
      <form
        className="pl-config-fields"
        method="post"
        action={address}
        data-editor
        data-unsaved-answer={isUnsaved ? '' : undefined}
      >
        <DraftOffer translate={translate} />
        <CrumbField visit={visit} />
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="before" value={JSON.stringify(settings)} />
        {/* Enter presses the first button of a form. */}
        {mayChange ? (
          <button type="submit" className="pl-config-hidden" tabIndex={-1} aria-hidden="true" />
        ) : null}
        {removed ? <RemovedEntryNote visit={visit} removed={removed} /> : null}
        <SettingsFields
          visit={visit}
          schema={form.schema}
          settings={settings}
          problems={problems}
          mayChange={mayChange}
        />
        <PictureList pictures={pictures} />
        <LinkTargets visit={visit} files={files} />
        <SaveBar
          translate={translate}
          save={mayChange ? translate('config.save') : undefined}
          isUnsaved={isUnsaved}
          isSaved={Boolean(notice)}
        />
      </form>
      <Revisions
        visit={visit}
        revisions={revisions}
        address={address}
        base={base}
        part="settings"
      />
    </ConfigShell>
  );
}
