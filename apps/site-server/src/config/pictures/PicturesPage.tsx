import type { FileRow } from '../../uploads/fileRows';
import type { ConfigVisit } from '../configVisit';
import { permanentAddress } from '../files/fileAddress';
import { rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';

/** The uploaded pictures as pictures: the content of the picker, and a page of its own. */
export function PicturesPage({
  visit,
  found: { rows, total, page },
  search,
}: {
  visit: ConfigVisit;
  found: PageOfRows<FileRow>;
  search: string;
}) {
  const { translate } = visit.intl;
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
        <p className="pl-config-note" role="status">
          {total > 0
            ? translate('config.pictures.found', { total })
            : translate(search ? 'config.pictures.noneFound' : 'config.pictures.none')}{' '}
          <a href="/config/files">{translate('config.pictures.upload')}</a>
        </p>
        <ul className="pl-config-pictures">
          {rows.map((row) => (
            <li key={row.id}>
              <button type="button" data-picture={permanentAddress(row)}>
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
