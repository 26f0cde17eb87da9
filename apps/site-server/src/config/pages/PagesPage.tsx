import { pageType as pageTypes, type PageTypeName } from '@plinth/site-model';
import { lockSubjectOf } from '../../site/lock';
import type { ConfigVisit } from '../configVisit';
import type { DraftRow } from '../drafts/draftStore';
import type { RevisionRow } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';
import type { ListedPage } from './pageStore';
import { pageAddress } from './pageVisit';
import { readPageSource } from './readPageSource';

const nameOfType = new Map<number, PageTypeName>(
  Object.entries(pageTypes).map(([name, number]) => [number, name as PageTypeName]),
);

export function PagesPage({
  visit,
  pages,
  drafts,
  deleted,
  search,
  wasDeleted,
}: {
  visit: ConfigVisit;
  pages: readonly ListedPage[];
  drafts: readonly DraftRow[];
  deleted: readonly RevisionRow[];
  /** The words of the search. */
  search: string;
  wasDeleted: boolean;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  const isLocked = (id: string) => visit.site.locks.has(lockSubjectOf(id));
  const kindOf = (type: number) => {
    const name = nameOfType.get(type);
    return name ? translate(`config.pageType.${name}`) : String(type);
  };
  return (
    <ConfigShell visit={visit} part="pages" title={translate('config.part.pages')}>
      <div className="pl-config-head">
        <h1>{translate('config.part.pages')}</h1>
        {mayChange ? (
          <a className="pl-config-button" href="/config/new-page">
            {translate('config.pages.new')}
          </a>
        ) : null}
      </div>
      <Notice>{wasDeleted && translate('config.pages.deleted')}</Notice>
      <SearchForm visit={visit} search={search} action="/config/pages" />
      {pages.length === 0 ? (
        <p className="pl-config-empty">{translate('config.pages.noneFound')}</p>
      ) : null}
      <ol className="pl-config-list" aria-label={translate('config.part.pages')}>
        {pages.map(({ id, slug, title, pageType, changedAt, changedBy }) => (
          <li key={id}>
            <a className="pl-config-item" href={`/config/pages/${encodeURIComponent(id)}`}>
              <span className="pl-config-item-title">
                <span>{title}</span>
                <span className="pl-config-note" dir="ltr">
                  /{slug}
                </span>
              </span>
              {pageType === pageTypes.page && !changedAt && !isLocked(id) ? null : (
                <span className="pl-config-item-facts">
                  {pageType === pageTypes.page ? null : <span>{kindOf(pageType)}</span>}
                  {isLocked(id) ? <span>{translate('config.lock.short')}</span> : null}
                  {changedAt ? (
                    <span>
                      {translate('config.pages.changed', {
                        when: intl.moment(changedAt),
                        who: changedBy ?? '–',
                      })}
                    </span>
                  ) : null}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      {drafts.length > 0 ? <Drafts visit={visit} drafts={drafts} /> : null}
      {deleted.length > 0 && mayChange ? (
        <section>
          <h2>{translate('config.pages.bin')}</h2>
          <ul className="pl-config-list">
            {deleted.map(({ subject, number, savedAt }) => (
              <li key={subject} className="pl-config-item">
                <form
                  className="pl-config-row"
                  method="post"
                  action={`/config/pages/${encodeURIComponent(subject.slice('page:'.length))}/restore`}
                >
                  <CrumbField visit={visit} />
                  <input type="hidden" name="number" value={number} />
                  <input type="hidden" name="base" value="new" />
                  <span>{subject.slice('page:'.length)}</span>
                  <span className="pl-config-note">{intl.moment(savedAt)}</span>
                  {visit.site.locks.has(subject) ? (
                    <span className="pl-config-note">{translate('config.lock.short')}</span>
                  ) : null}
                  <button type="submit" className="pl-config-link">
                    {translate('config.pages.bringBack')}
                    <span className="pl-config-hidden"> {subject.slice('page:'.length)}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ConfigShell>
  );
}

/** The drafts of pages, including new pages. */
function Drafts({ visit, drafts }: { visit: ConfigVisit; drafts: readonly DraftRow[] }) {
  const { translate, moment } = visit.intl;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{translate('config.layout.draft.list')}</h2>
      <ul className="pl-config-list" aria-labelledby="drafts">
        {drafts.map(({ pageId, source, savedAt, accountName, publishAt }) => (
          <li key={pageId}>
            <a className="pl-config-item" href={pageAddress(pageId)}>
              <span className="pl-config-item-title">
                <span>{readPageSource(source).page?.title ?? pageId}</span>
              </span>
              <span className="pl-config-item-facts">
                <span>
                  {translate('config.pages.changed', { when: moment(savedAt), who: accountName })}
                </span>
                {publishAt ? (
                  <span>{translate('config.layout.draft.when', { when: moment(publishAt) })}</span>
                ) : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
