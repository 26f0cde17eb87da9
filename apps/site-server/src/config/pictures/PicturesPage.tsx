import type { FileRow } from '../../uploads/fileRows';
import { fileTypes } from '../../uploads/fileTypes';
import type { ConfigVisit } from '../configVisit';
import { permanentAddress } from '../files/fileAddress';
import { rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';

const pictureEndings = Object.entries(fileTypes)
  .filter(([, { kind }]) => kind === 'picture' || kind === 'drawing')
  .map(([ending]) => `.${ending}`)
  .join(',');

/** The uploaded pictures as thumbnails: the content of the picker, and a page of its own. */
export function PicturesPage({
  visit,
  found: { rows, total, page },
  search,
}: {
  visit: ConfigVisit;
  found: PageOfRows<FileRow>;
  search: string;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const at = (number: number) =>
    `/config/pictures?${new URLSearchParams({ ...(search && { q: search }), page: String(number) })}`;
  return (
    <ConfigShell visit={visit} part="files" title={translate('config.pictures.choose')}>
      <div data-pictures>
        <div className="pl-config-head">
          <h1 id="pictures-title">{translate('config.pictures.choose')}</h1>
          <button type="button" className="pl-config-link" data-close-pictures>
            {translate('config.pictures.close')}
          </button>
        </div>
        <form className="pl-config-search" method="get" action="/config/pictures" role="search">
          <label className="pl-config-field">
            {translate('config.search')}
            <input type="search" name="q" defaultValue={search} />
          </label>
          <button type="submit" className="pl-config-button" data-style="outline">
            {translate('config.search.go')}
          </button>
        </form>
        {rights.mayChange('files') ? (
          <form
            className="pl-config-pictures-upload"
            method="post"
            action="/config/files"
            encType="multipart/form-data"
            data-picture-upload
            data-text-sending={translate('config.files.sending')}
            data-text-failed={translate('config.files.failed')}
            data-text-cut={translate('config.files.cut')}
            data-text-signed-out={translate('config.files.signedOut')}
          >
            {/* Before the file: none is accepted until the crumb has arrived. */}
            <CrumbField visit={visit} />
            <label className="pl-config-field">
              {translate('config.pictures.uploadOne')}
              <input type="file" name="files" accept={pictureEndings} required />
            </label>
            <button type="submit" className="pl-config-button" data-style="outline">
              {translate('config.files.send')}
            </button>
            <p role="status" className="pl-config-error" data-picture-upload-status />
          </form>
        ) : null}
        <p className="pl-config-note" role="status">
          {total > 0
            ? translate('config.pictures.found', { total })
            : translate(search ? 'config.pictures.noneFound' : 'config.pictures.none')}
        </p>
        <ul className="pl-config-pictures">
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                data-picture={permanentAddress(row)}
                data-width={row.width ?? undefined}
                data-height={row.height ?? undefined}
              >
                <img
                  src={`${permanentAddress(row)}?format=300w`}
                  alt=""
                  width={136}
                  height={96}
                  loading="lazy"
                />
                <bdi>{row.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
        <p className="pl-config-row">
          {page > 1 ? (
            <a href={at(page - 1)} data-pictures-page>
              {translate('config.paging.newer')}
            </a>
          ) : null}
          {page * rowsOfPage < total ? (
            <a href={at(page + 1)} data-pictures-page>
              {translate('config.paging.older')}
            </a>
          ) : null}
        </p>
      </div>
    </ConfigShell>
  );
}
