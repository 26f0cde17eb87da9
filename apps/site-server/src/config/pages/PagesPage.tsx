import { pageType as pageTypes, type PageTypeName } from '@plinth/site-model';
import { lockSubjectOf } from '../../site/lock';
import type { ConfigVisit } from '../configVisit';
import type { RevisionRow } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';
import type { ListedPage } from './pageStore';

const nameOfType = new Map<number, PageTypeName>(
  Object.entries(pageTypes).map(([name, number]) => [number, name as PageTypeName]),
);

export function PagesPage({
  visit,
  pages,
  deleted,
  search,
  wasDeleted,
}: {
  visit: ConfigVisit;
  pages: readonly ListedPage[];
  deleted: readonly RevisionRow[];
  /** The words of the search. */
  search: string;
  wasDeleted: boolean;
}) {
  const { words, rights } = visit;
  const { t } = words;
  const mayChange = rights.mayChange('pages');
  const isLocked = (id: string) => visit.site.locks.has(lockSubjectOf(id));
  const kindOf = (type: number) => {
    const name = nameOfType.get(type);
    return name ? t(`config.pageType.${name}`) : String(type);
  };
  return (
    <ConfigShell visit={visit} part="pages" title={t('config.part.pages')}>
      <div className="pl-config-head">
        <h1>{t('config.part.pages')}</h1>
        {mayChange ? (
          <a className="pl-config-button" href="/config/new-page">
            {t('config.pages.new')}
          </a>
        ) : null}
      </div>
      <Notice>{wasDeleted && t('config.pages.deleted')}</Notice>
      <SearchForm visit={visit} search={search} action="/config/pages" />
      {pages.length === 0 ? <p className="pl-config-empty">{t('config.pages.noneFound')}</p> : null}
      <ol className="pl-config-list" aria-label={t('config.part.pages')}>
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
                  {isLocked(id) ? <span>{t('config.lock.short')}</span> : null}
                  {changedAt ? (
                    <span>
                      {t('config.pages.changed', {
                        when: words.moment(changedAt),
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
      {deleted.length > 0 && mayChange ? (
        <section>
          <h2>{t('config.pages.bin')}</h2>
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
                  <span className="pl-config-note">{words.moment(savedAt)}</span>
                  {visit.site.locks.has(subject) ? (
                    <span className="pl-config-note">{t('config.lock.short')}</span>
                  ) : null}
                  <button type="submit" className="pl-config-link">
                    {t('config.pages.bringBack')}
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
