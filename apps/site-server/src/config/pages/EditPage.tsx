import type { ConfigVisit } from '../configVisit';
import type { ListedRevision } from '../revisions/saveRevision';
import { Revisions } from '../revisions/Revisions';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { PreviewButton, PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import { Conflict } from './Conflict';
import type { PageConflict } from './Conflict';
import { Problems } from './Problems';
import { SchemaHelp } from './SchemaHelp';
import { tellProblems } from './tellProblems';
import type { FoundInSource } from './tellProblems';

export interface EditPageProps {
  visit: ConfigVisit;
  /** Absent for a page that is not there yet. */
  id: string | undefined;
  slug: string;
  title: string;
  /** What the text was before it was changed. */
  base: string;
  source: string;
  /** What is wrong with the text, or looks strange. */
  found: FoundInSource;
  /** Whether what was found is the answer to a save. */
  isRefused?: boolean;
  conflict?: PageConflict;
  revisions: readonly ListedRevision[];
  notice?: string;
  error?: string;
}

/** A page as text, with its looks beside it. */
export function EditPage({
  visit,
  id,
  slug,
  title,
  base,
  source,
  found,
  isRefused = false,
  conflict,
  revisions,
  notice,
  error,
}: EditPageProps) {
  const { words, rights } = visit;
  const { t } = words;
  const mayChange = rights.mayChange('pages');
  const address = id === undefined ? '/config/new-page' : `/config/pages/${encodeURIComponent(id)}`;
  const told = tellProblems(found, t);
  const saveLabel = !conflict
    ? 'config.save'
    : conflict.isMerged
      ? 'config.pages.saveBoth'
      : 'config.pages.saveMine';
  return (
    <ConfigShell visit={visit} part="pages" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/pages">{t('config.part.pages')}</a>
      </p>
      <div className="pl-config-head">
        <h1>{title}</h1>
        {id === undefined ? null : (
          <a
            className="pl-config-quiet"
            href={`/config/?frameUrl=${encodeURIComponent(`/${slug}`)}`}
          >
            {t('config.pages.inFrame')}
          </a>
        )}
      </div>
      {notice ? (
        <p className="pl-config-notice" role="status">
          {notice}
        </p>
      ) : null}
      {isRefused ? (
        <Refusal>
          {told.summary} <a href="#problems">{told.count}</a>
        </Refusal>
      ) : null}
      {error ? <Refusal>{error}</Refusal> : null}
      <div className="pl-config-editor">
        <form method="post" action={address} data-editor data-preview={`${address}/preview`}>
          <DraftOffer t={t} />
          {conflict ? <Conflict {...{ visit, conflict, mine: source }} /> : null}
          <CrumbField visit={visit} />
          <input type="hidden" name="base" value={base} />
          <label className="pl-config-field" htmlFor="source">
            {t('config.pages.source')}
          </label>
          <textarea
            id="source"
            name="source"
            className="pl-config-source"
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            wrap="off"
            rows={32}
            readOnly={!mayChange}
            aria-describedby="source-help problems"
            aria-invalid={told.state === 'wrong' ? 'true' : undefined}
            defaultValue={source}
          />
          <Problems told={told} t={t} />
          <p className="pl-config-note" id="source-help">
            {t('config.pages.sourceHelp')}
          </p>
          {/* The first button is the one that Enter presses. */}
          <div className="pl-config-row pl-config-bar">
            {mayChange ? (
              <button type="submit" className="pl-config-button" data-save>
                {t(saveLabel)}
              </button>
            ) : null}
            <PreviewButton t={t} address={`${address}/preview`} />
            <span className="pl-config-bar-notes pl-config-note">
              <span data-unsaved hidden>
                {t('config.unsaved')}
              </span>
              {notice ? <span data-saved>{t('config.saved')}</span> : null}
              <a
                href="#problems"
                data-problem-count
                data-state={told.state}
                hidden={told.count === ''}
              >
                {told.count}
              </a>
            </span>
          </div>
        </form>
        <PreviewFrame t={t} address={id === undefined ? undefined : `${address}/preview`} />
      </div>
      <SchemaHelp visit={visit} />
      <Revisions visit={visit} revisions={revisions} address={address} base={base} />
      {id !== undefined && mayChange ? (
        <details className="pl-config-danger">
          <summary>{t('config.pages.delete')}</summary>
          <form method="post" action={`${address}/delete`}>
            <CrumbField visit={visit} />
            <input type="hidden" name="base" value={base} />
            <p>{t('config.pages.delete.text')}</p>
            <button type="submit" className="pl-config-button">
              {t('config.delete.now')}
            </button>
          </form>
        </details>
      ) : null}
    </ConfigShell>
  );
}
