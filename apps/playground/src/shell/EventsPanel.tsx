import type { ReactNode } from 'react';
import type { LoggedEntry } from './loggedEntry';

export interface EventsPanelProps {
  log: readonly LoggedEntry[];
  onClear: () => void;
}

const kinds = { event: 'Event', call: 'Call', tracking: 'Tracking', error: 'Error' } as const;
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The log of an example: its events, calls and tracking, the latest first. */
export function EventsPanel({ log, onClear }: EventsPanelProps): ReactNode {
  return (
    <div className="events">
      <div className="code-bar">
        <span className="events-count">
          {log.length === 0 ? 'Nothing has happened yet.' : `${log.length} so far`}
        </span>
        <button
          type="button"
          className="quiet-button"
          disabled={log.length === 0}
          onClick={onClear}
        >
          Clear
        </button>
      </div>
      <ol className="events-list" aria-label="Log" reversed>
        {log.toReversed().map(({ id, at, kind, name, detail }) => (
          <li key={id} data-kind={kind}>
            <time dateTime={at.toISOString()}>{clock.format(at)}</time>
            <span className="events-kind">{kinds[kind]}</span>
            <span className="events-name">{name}</span>
            {detail !== undefined && <code>{JSON.stringify(detail)}</code>}
          </li>
        ))}
      </ol>
    </div>
  );
}
