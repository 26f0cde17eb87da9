import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Example } from '../example/example';
import type { CatalogueEntry } from './catalogue';
import { CodePanel } from './CodePanel';
import { EventsPanel } from './EventsPanel';
import type { LoggedEntry } from './loggedEntry';

export interface PanelsProps {
  definition: Example | undefined;
  entry: CatalogueEntry | undefined;
  values: Readonly<Record<string, string>>;
  log: readonly LoggedEntry[];
  markup: string | undefined;
  onClear: () => void;
  onAskMarkup: () => void;
}

const names = ['Code', 'Events', 'Notes'] as const;

/** Below the stage: the code to copy, what happened, what to know. */
export function Panels(props: PanelsProps): ReactNode {
  const { definition, entry, values, log, markup, onClear, onAskMarkup } = props;
  const [current, setCurrent] = useState<(typeof names)[number]>('Code');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    const next = (names.indexOf(current) + by + names.length) % names.length;
    setCurrent(names[next]!);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const hasMarkup = definition?.html !== undefined;

  return (
    <section className="panels" aria-label="Details">
      <div className="panels-tabs" role="tablist" aria-label="Details" ref={row}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => setCurrent(name)}
            onKeyDown={move}
          >
            {name}
            {name === 'Events' && log.length > 0 && <span className="count">{log.length}</span>}
          </button>
        ))}
      </div>
      <div
        className="panels-body"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        // A panel that scrolls has to be reachable by keyboard.
        tabIndex={0}
      >
        {current === 'Code' && definition && (
          <CodePanel
            definition={definition}
            values={values}
            markup={markup}
            hasMarkup={hasMarkup}
            onAskMarkup={onAskMarkup}
          />
        )}
        {current === 'Events' && <EventsPanel log={log} onClear={onClear} />}
        {current === 'Notes' && entry && (
          <p className="panels-note">
            <strong>@plinth/{entry.packageName}</strong> — {entry.note}
          </p>
        )}
      </div>
    </section>
  );
}
