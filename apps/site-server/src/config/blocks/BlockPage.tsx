import type { BlockKind } from '@plinth/site-blocks';
import type { BlockDefinition, PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import { SaveBar } from '../shell/SaveBar';
import { blockAddress } from './blockAddress';
import { formBuilderAddress, isFormKind } from './formBuilderAddress';
import type { FileRow } from '../../uploads/fileRows';
import { LinkTargets } from '../links/LinkTargets';
import { PictureList } from '../files/PictureList';
import type { FormProblem } from './checkSettings';
import type { RemovedEntry } from './changeList';
import { RemovedEntryNote } from './RemovedEntryNote';
import { localText, SettingsFields } from './SettingsFields';
import { settingName } from './settingName';
import { ProblemLinks } from '../shell/ProblemLinks';

export interface BlockPageProps {
  visit: ConfigVisit;
  page: PageDefinition;
  kind: BlockKind;
  block: BlockDefinition;
  /** The settings in the form; those of the block unless they were changed. */
  settings: Readonly<Record<string, unknown>>;
  /** The state of the block that was read. */
  base: string;
  problems?: readonly FormProblem[];
  /** The entry that was just removed from a list. */
  removed?: RemovedEntry | undefined;
  /** Whether the form contains unsaved changes. */
  isUnsaved?: boolean;
  error?: string | undefined;
  notice?: string | undefined;
  /** Uploaded pictures that can be chosen. */
  pictures: readonly FileRow[];
  /** Files that a link may lead to. */
  files: readonly FileRow[];
}

/** The settings of one block as a form, with its page beside it. */
export function BlockPage({
  visit,
  page,
  kind,
  block,
  settings,
  base,
  problems = [],
  removed,
  isUnsaved = false,
  error,
  notice,
  pictures,
  files,
}: BlockPageProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  const name = localText(intl, kind.name);
  const address = blockAddress(page.id, block.id);
  return (
    <ConfigShell visit={visit} part="pages" page="edit" title={`${name} – ${page.title}`}>
      <p className="pl-config-crumbs">
        <a href="/config/pages">{translate('config.part.pages')}</a>{' '}
        <a href={`/config/pages/${encodeURIComponent(page.id)}`}>{page.title}</a>
      </p>
      <h1>{name}</h1>
      {isFormKind(kind) ? (
        <p>
          <a href={formBuilderAddress(page.id, block.id)}>{translate('config.form.open')}</a>
        </p>
      ) : null}
      <Notice>{notice}</Notice>
      {error ? <Refusal>{error}</Refusal> : null}
      <ProblemLinks
        text={translate('config.blocks.problems')}
        problems={problems.map(({ path, setting }) => ({
          field: settingName(path),
          label: localText(intl, setting.label),
        }))}
      />
      <div className="pl-config-editor">
        <form
          className="pl-config-fields"
          method="post"
          action={address}
          data-editor
          data-block={block.id}
          data-preview={`${address}/preview`}
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
          {Object.keys(kind.settings).length === 0 ? (
            <p>{translate('config.blocks.noSettings')}</p>
          ) : null}
          {removed ? <RemovedEntryNote visit={visit} removed={removed} /> : null}
          <SettingsFields
            visit={visit}
            settings={settings}
            problems={problems}
            mayChange={mayChange}
            schema={kind.settings}
          />
          <PictureList pictures={pictures} />
          <LinkTargets visit={visit} files={files} />
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
