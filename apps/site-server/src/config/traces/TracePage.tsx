import type { ConfigVisit } from '../configVisit';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { pathOf } from '../list/pathOf';
import { ConfigShell } from '../shell/ConfigShell';
import { DeleteForm } from '../shell/DeleteForm';
import type { Trace, TraceEntry } from './traceQueries';

/** One trace, entry by entry as it happened. */
export function TracePage({
  visit,
  trace,
  found: { rows, total, page },
}: {
  visit: ConfigVisit;
  trace: Trace;
  found: PageOfRows<TraceEntry>;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const { id, entries, pages, first, last } = trace;
  const title = translate('config.traces.title', { when: intl.moment(first) });
  return (
    <ConfigShell visit={visit} part="traces" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/traces">{translate('config.part.traces')}</a>
      </p>
      <h1>{title}</h1>
      <p className="pl-config-note">
        {translate('config.traces.sum', { entries, pages, last: intl.moment(last) })}
      </p>
      {id.startsWith('visit-') ? null : (
        <p className="pl-config-note">{translate('config.traces.together')}</p>
      )}
      <ol className="pl-config-list" aria-label={translate('config.traces.inOrder')}>
        {rows.map((entry) => (
          <li key={entry.id} className="pl-config-item">
            <span className="pl-config-item-title">
              <bdi>{entry.type}</bdi>
              <span className="pl-config-item-facts">
                <span dir="ltr">{pathOf(entry.pageUrl)}</span>
                <time dateTime={entry.recordedAt.toISOString()}>
                  {intl.momentToSecond(entry.recordedAt)}
                </time>
              </span>
            </span>
            <Data visit={visit} entry={entry} />
          </li>
        ))}
      </ol>
      <div className="pl-config-foot">
        <Paging visit={visit} total={total} page={page} order="oldest-first" />
      </div>
      {rights.mayChange('traces') ? (
        <DeleteForm
          visit={visit}
          action={`/config/traces/${encodeURIComponent(id)}/delete`}
          label={translate('config.delete')}
          text={translate('config.traces.delete.text')}
        >
          <input type="hidden" name="until" value={last.toISOString()} />
        </DeleteForm>
      ) : null}
    </ConfigShell>
  );
}

/** A longer text is opened on demand. */
const maxInlineLength = 120;

function Data({ visit, entry: { data } }: { visit: ConfigVisit; entry: TraceEntry }) {
  const { translate } = visit.intl;
  if (data === null || data === undefined) return null;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  if (text.length <= maxInlineLength) return <bdi className="pl-config-code">{text}</bdi>;
  return (
    <details>
      <summary>
        {Array.isArray(data)
          ? translate('config.traces.list', { count: data.length })
          : translate('config.traces.long', { length: text.length })}
      </summary>
      <pre
        className="pl-config-pre"
        role="region"
        aria-label={translate('config.traces.data')}
        // Long data scroll, also by the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {Array.isArray(data) ? data.map((one) => JSON.stringify(one)).join('\n') : text}
      </pre>
    </details>
  );
}
