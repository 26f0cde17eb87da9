import type { ConfigVisit } from '../configVisit';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { settingsOf } from '../settings/settingsForm';
import { ConfigShell } from '../shell/ConfigShell';
import { KeptNote } from '../shell/KeptNote';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';
import { IsolatedTexts } from '../shell/IsolatedTexts';
import type { Trace } from './traceQueries';

/** The maximum number of kinds that are shown: scripts may record any number. */
const maxTypes = 6;

export function TracesPage({
  visit,
  found: { rows, total, page },
  search,
  wasDeleted,
}: {
  visit: ConfigVisit;
  found: PageOfRows<Trace>;
  search: string;
  wasDeleted: boolean;
}) {
  const { intl } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} part="traces" title={translate('config.part.traces')}>
      <h1>{translate('config.part.traces')}</h1>
      <p className="pl-config-lead">{translate('config.traces.lead')}</p>
      <Notice>{wasDeleted && translate('config.traces.deleted')}</Notice>
      {total > 0 || search !== '' ? (
        <SearchForm visit={visit} search={search} action="/config/traces" />
      ) : null}
      {total === 0 ? <NoTraces visit={visit} isFiltered={search !== ''} /> : null}
      <ol className="pl-config-list" aria-label={translate('config.part.traces')}>
        {rows.map(({ id, types, entries, pages, last }) => (
          <li key={id}>
            <a className="pl-config-item" href={`/config/traces/${encodeURIComponent(id)}`}>
              <span className="pl-config-item-title">
                <span>
                  <IsolatedTexts texts={types.slice(0, maxTypes)} between=", " />
                  {types.length > maxTypes ? ' …' : null}
                </span>
                <span className="pl-config-sum">
                  {translate('config.traces.entries', { entries })}
                </span>
              </span>
              <span className="pl-config-item-facts">
                <time dateTime={last.toISOString()}>
                  {translate('config.errors.last', { when: intl.moment(last) })}
                </time>
                <span>{translate('config.errors.pages', { pages })}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className="pl-config-foot">
        <Paging visit={visit} total={total} page={page} />
      </div>
      <KeptNote visit={visit} kept={visit.services.retention.traces} />
    </ConfigShell>
  );
}

/** Explains why there are no traces, and what would add some. */
function NoTraces({ visit, isFiltered }: { visit: ConfigVisit; isFiltered: boolean }) {
  const { translate } = visit.intl;
  const { areEventsTracked, isMouseTracked } = settingsOf(visit.site.definition);
  if (isFiltered) return <p className="pl-config-empty">{translate('config.traces.noneFound')}</p>;
  const isOn = areEventsTracked || isMouseTracked;
  return (
    <div className="pl-config-empty">
      <p>{translate(isOn ? 'config.traces.none' : 'config.traces.off')}</p>
      <p>
        {translate('config.traces.how', {
          events: translate('config.settings.areEventsTracked'),
          mouse: translate('config.settings.isMouseTracked'),
        })}{' '}
        <a href="/config/settings">{translate('config.traces.toSettings')}</a>
      </p>
    </div>
  );
}
