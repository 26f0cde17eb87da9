import { formatFileSize } from '@plinth/site-model';
import { endingOf } from '../../uploads/fileTypes';
import type { FileRow } from '../../uploads/fileRows';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { SearchForm } from '../shell/SearchForm';
import { fileAddress, permanentAddress } from './fileAddress';
import { UploadForm } from './UploadForm';

/** The last action on a file. */
export const fileActions = ['uploaded', 'renamed', 'deleted'] as const;

/** A refused name, as it was typed. */
export interface RefusedName {
  id: string;
  name: string;
  problem: string;
}

export interface FilesPageProps {
  visit: ConfigVisit;
  found: PageOfRows<FileRow>;
  search: string;
  /** Bytes of all files. */
  size: number;
  done?: (typeof fileActions)[number] | undefined;
  /** Messages about files that were not stored. */
  problems?: readonly string[];
  refusedName?: RefusedName | undefined;
}

/** The files of the site, in a list with upload, search, renaming and deletion. */
export function FilesPage({
  visit,
  found: { rows, total, page },
  search,
  size,
  done,
  problems = [],
  refusedName,
}: FilesPageProps) {
  const { intl, rights } = visit;
  const { translate, locale } = intl;
  const mayChange = rights.mayChange('files');
  return (
    <ConfigShell visit={visit} part="files" title={translate('config.part.files')}>
      <h1>{translate('config.part.files')}</h1>
      <Notice>{done && translate(`config.files.done.${done}`)}</Notice>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      {mayChange ? <UploadForm visit={visit} /> : null}
      <SearchForm visit={visit} search={search} action="/config/files" />
      {rows.length === 0 ? (
        <p className="pl-config-empty">
          {translate(search ? 'config.files.noneFound' : 'config.files.none')}
        </p>
      ) : (
        <>
          <p className="pl-config-note">
            {search
              ? null
              : translate('config.files.sum', { total, size: formatFileSize(size, { locale }) })}
          </p>
          <ul className="pl-config-list" aria-label={translate('config.part.files')}>
            {rows.map((row) => (
              <li key={row.id}>
                <File
                  visit={visit}
                  row={row}
                  mayChange={mayChange}
                  refusedName={refusedName?.id === row.id ? refusedName : undefined}
                />
              </li>
            ))}
          </ul>
          <div className="pl-config-foot">
            <Paging visit={visit} total={total} page={page} />
          </div>
        </>
      )}
    </ConfigShell>
  );
}

/** The messages of a refused form, which get the focus; a single message is shown as a `Refusal`. */
function Problems({ problems }: { problems: readonly string[] }) {
  const [first = '', ...others] = problems;
  if (others.length === 0) return <Refusal>{first}</Refusal>;
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div className="pl-config-error" role="alert" tabIndex={-1} autoFocus>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

interface FileProps {
  visit: ConfigVisit;
  row: FileRow;
  mayChange: boolean;
  refusedName: RefusedName | undefined;
}

function File({ visit, row, mayChange, refusedName }: FileProps) {
  const { intl } = visit;
  const { translate, number, locale } = intl;
  const { id, name, size, width, height, frames, uploadedAt } = row;
  const title = `${id}-title`;
  return (
    <article className="pl-config-item pl-config-file" aria-labelledby={title}>
      <span className="pl-config-file-picture" aria-hidden="true">
        {width === null ? (
          endingOf(name).toUpperCase()
        ) : (
          <img
            src={`${permanentAddress(row)}?format=300w`}
            alt=""
            width={96}
            height={72}
            loading="lazy"
          />
        )}
      </span>
      <div className="pl-config-file-facts">
        <h2 className="pl-config-item-title" id={title}>
          <a href={fileAddress(row)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className="pl-config-item-facts">
          <span className="pl-config-sum">{formatFileSize(size, { locale })}</span>
          {width !== null && height !== null ? (
            <span>
              {translate('config.files.pixels', { width: number(width), height: number(height) })}
            </span>
          ) : null}
          {frames > 1 ? <span>{translate('config.files.moves')}</span> : null}
          <time dateTime={uploadedAt.toISOString()}>{intl.moment(uploadedAt)}</time>
        </p>
        <label className="pl-config-field">
          {translate('config.files.address')}
          <input type="text" readOnly dir="ltr" value={fileAddress(row)} />
        </label>
        {mayChange ? (
          <div className="pl-config-row">
            <RenameForm visit={visit} row={row} refused={refusedName} />
            <DeleteForm
              visit={visit}
              action={addressWith(`/config/files/${id}/delete`, listQuery(visit.url))}
              label={translate('config.delete')}
              text={translate('config.files.delete.text')}
            />
          </div>
        ) : null}
      </div>
    </article>
  );
}

function RenameForm({
  visit,
  row: { id, name },
  refused,
}: {
  visit: ConfigVisit;
  row: FileRow;
  refused: RefusedName | undefined;
}) {
  const { translate } = visit.intl;
  const field = `${id}-name`;
  return (
    <details className="pl-config-rename" open={Boolean(refused)}>
      <summary>{translate('config.files.rename')}</summary>
      <form
        className="pl-config-fields"
        method="post"
        action={addressWith(`/config/files/${id}/rename`, listQuery(visit.url))}
      >
        <CrumbField visit={visit} />
        <div className="pl-config-field">
          <label htmlFor={field}>{translate('config.files.rename.name')}</label>
          <input
            id={field}
            type="text"
            name="name"
            autoComplete="off"
            defaultValue={refused?.name ?? name}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? `${field}-problem ${field}-what` : `${field}-what`}
            // The field with the problem gets the focus.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={Boolean(refused)}
          />
          {refused ? (
            <span className="pl-config-error" id={`${field}-problem`}>
              {refused.problem}
            </span>
          ) : null}
          <span className="pl-config-note" id={`${field}-what`}>
            {translate('config.files.rename.what')}
          </span>
        </div>
        <div className="pl-config-row">
          <button type="submit" className="pl-config-button" data-style="outline">
            {translate('config.files.rename.now')}
          </button>
        </div>
      </form>
    </details>
  );
}
