import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { panelNames, type PanelName } from '../address/address';
import type { Example } from '../example/example';
import type { Checks } from '../stage/protocol';
import type { CatalogueEntry } from './catalogue';
import { ChecksPanel } from './ChecksPanel';
import { CodePanel } from './CodePanel';
import { DocumentPanel } from './DocumentPanel';
import { EventsPanel } from './EventsPanel';
import type { LoggedEntry } from './loggedEntry';
import { OptionsPanel } from './OptionsPanel';
import { SourcePanel } from './SourcePanel';

export interface PanelsProps {
  definition: Example | undefined;
  entry: CatalogueEntry | undefined;
  values: Readonly<Record<string, string>>;
  log: readonly LoggedEntry[];
  markup: string | undefined;
  checks: Checks | undefined;
  /** The number of times that the stage has begun. */
  loads: number;
  panel: PanelName;
  find: string;
  onPanel: (panel: PanelName) => void;
  /** Another place of the panel's document. */
  onFind: (find: string) => void;
  onClear: () => void;
  onAskMarkup: () => void;
  onAskChecks: () => void;
}

const labels: Readonly<Record<PanelName, string>> = {
  code: 'Code',
  events: 'Events',
  readme: 'README',
  options: 'Options',
  api: 'API',
  source: 'Source',
  checks: 'Checks',
};

/** Below the stage: the code to copy, the event log, the package's documents, checks of the stage. */
export function Panels(props: PanelsProps): ReactNode {
  const { definition, entry, values, log, markup, onClear, onAskMarkup } = props;
  const { checks, loads, panel: current, find, onPanel, onFind, onAskChecks } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    const next = (panelNames.indexOf(current) + by + panelNames.length) % panelNames.length;
    onPanel(panelNames[next]!);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const hasMarkup = definition?.html !== undefined;

  return (
    <section className="panels" aria-label="Details">
      <div className="panels-tabs" role="tablist" aria-label="Details" ref={row}>
        {panelNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onPanel(name)}
            onKeyDown={move}
          >
            {labels[name]}
            {name === 'events' && log.length > 0 && <span className="count">{log.length}</span>}
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
        {current === 'code' && definition && entry && (
          <CodePanel
            id={entry.id}
            title={entry.title}
            definition={definition}
            values={values}
            markup={markup}
            hasMarkup={hasMarkup}
            onAskMarkup={onAskMarkup}
          />
        )}
        {current === 'events' && <EventsPanel log={log} onClear={onClear} />}
        {(current === 'readme' || current === 'api') && entry && (
          <>
            {current === 'readme' && <p className="panels-note">{entry.note}</p>}
            <DocumentPanel
              key={current}
              kind={current}
              packageName={entry.packageName}
              find={find}
            />
          </>
        )}
        {current === 'options' && definition && entry && (
          <OptionsPanel key={entry.id} definition={definition} packageName={entry.packageName} />
        )}
        {current === 'source' && entry && (
          <SourcePanel
            key={entry.id}
            example={entry.id}
            packageName={entry.packageName}
            find={find}
            onFind={onFind}
          />
        )}
        {current === 'checks' && (
          <ChecksPanel
            checks={checks}
            state={`${loads} ${JSON.stringify(values)}`}
            onAsk={onAskChecks}
          />
        )}
      </div>
    </section>
  );
}
