import { hasNoAddress } from '../../site/hasNoAddress';
import { lockSubjectOf } from '../../site/lock';
import type { ConfigVisit } from '../configVisit';
import { BlockList } from '../blocks/BlockList';
import { PageVersions } from '../languages/PageVersions';
import { isLockable } from '../locks/isLockable';
import { LockForm } from '../locks/LockForm';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import type { PageConflict } from './Conflict';
import { SchemaHelp } from './SchemaHelp';
import { pageAddress } from './pageVisit';
import { SourceForm } from './SourceForm';
import { describeProblems, type FoundInSource } from './describeProblems';

export interface EditPageProps {
  visit: ConfigVisit;
  /** Absent for a page that does not exist yet. */
  id: string | undefined;
  slug: string;
  title: string;
  /** The state of the text before it was changed. */
  base: string;
  source: string;
  /** The problems and warnings of the text. */
  found: FoundInSource;
  /** Whether the problems are the answer to a save. */
  isRefused?: boolean;
  conflict?: PageConflict;
  revisions: readonly ListedRevision[];
  notice?: string;
  error?: string;
}

/** A page as text, with its preview beside it. */
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
  const { intl, rights } = visit;
  const { translate } = intl;
  const address = id === undefined ? '/config/new-page' : pageAddress(id);
  const report = describeProblems(found, translate);
  const page = visit.site.definition.pages.find((one) => one.id === id);
  return (
    <ConfigShell visit={visit} part="pages" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/pages">{translate('config.part.pages')}</a>
      </p>
      <div className="pl-config-head">
        <h1>{title}</h1>
        <a className="pl-config-quiet" href={address}>
          {translate('config.layout.form')}
        </a>
        {page === undefined || hasNoAddress(page) ? null : (
          <a
            className="pl-config-quiet"
            href={`/config/?frameUrl=${encodeURIComponent(`/${slug}`)}`}
          >
            {translate('config.pages.inFrame')}
          </a>
        )}
      </div>
      <Notice>{notice}</Notice>
      {isRefused ? (
        <Refusal>
          {report.summary} <a href="#problems">{report.count}</a>
        </Refusal>
      ) : null}
      {error ? <Refusal>{error}</Refusal> : null}
      <div className="pl-config-editor">
        <SourceForm
          visit={visit}
          address={address}
          base={base}
          source={source}
          report={report}
          conflict={conflict}
          isSaved={notice !== undefined}
        />
        <PreviewFrame
          translate={translate}
          address={id === undefined ? undefined : `${address}/preview`}
        />
      </div>
      {page ? <BlockList visit={visit} page={page} /> : null}
      {page ? <PageVersions visit={visit} page={page} /> : null}
      <SchemaHelp visit={visit} />
      {page && isLockable(page, visit.site) ? (
        <LockForm
          visit={visit}
          address={address}
          subject={lockSubjectOf(page.id)}
          of="page"
          mayChange={rights.mayChange('pages')}
        />
      ) : null}
      <Revisions visit={visit} revisions={revisions} address={address} base={base} />
      {id !== undefined && rights.mayChange('pages') ? (
        <DeleteForm
          visit={visit}
          action={`${address}/delete`}
          label={translate('config.pages.delete')}
          text={translate('config.pages.delete.text')}
        >
          <input type="hidden" name="base" value={base} />
        </DeleteForm>
      ) : null}
    </ConfigShell>
  );
}
