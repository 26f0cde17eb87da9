import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Example } from '../example/example';
import type { Address } from '../address/address';
import type { Checks, StageMessage } from '../stage/protocol';
import { catalogue, loadDefinition } from './catalogue';
import { Controls } from './Controls';
import { Navigation } from './Navigation';
import { Palette } from './Palette';
import { Panels } from './Panels';
import { StageFrame } from './StageFrame';
import { Toolbar } from './Toolbar';
import type { LoggedEntry } from './loggedEntry';
import { useAddress } from './useAddress';
import { useStage } from './useStage';

/** Enough entries to follow what happened, and few enough to scroll through. */
const logLimit = 200;

export function Shell(): ReactNode {
  const [address, change] = useAddress();
  const { example: id, environment, values, tokens } = address;
  const entry = catalogue.find((known) => known.id === id);
  const definition = useDefinition(id);
  const [isSearching, setSearching] = useState(false);
  const [log, setLog] = useState<readonly LoggedEntry[]>([]);
  const [markup, setMarkup] = useState<string>();
  const [checks, setChecks] = useState<Checks>();
  const [loads, setLoads] = useState(0);

  const receive = useCallback((message: StageMessage) => {
    if (message.type === 'plinth:log')
      setLog((before) => [
        ...before.slice(1 - logLimit),
        { ...message.entry, id: (before.at(-1)?.id ?? 0) + 1, at: new Date() },
      ]);
    else if (message.type === 'plinth:markup') setMarkup(message.html);
    else if (message.type === 'plinth:checks') setChecks(message.checks);
    else {
      // Another language or theme loads another page.
      setMarkup(undefined);
      setChecks(undefined);
      setLoads((before) => before + 1);
    }
  }, []);
  const stage = useStage({ values, tokens, onMessage: receive });
  // The log of the previous example is not shown for this example, even after going back.
  const [loggedId, setLoggedId] = useState(id);
  if (loggedId !== id) {
    setLoggedId(id);
    setLog([]);
    setMarkup(undefined);
    setChecks(undefined);
  }

  useEffect(() => {
    document.title = entry ? `${entry.title} · Plinth playground` : 'Plinth playground';
  }, [entry]);
  useEffect(() => {
    const { theme } = environment;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [environment]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);

  // The tokens stay: they are the site's, not the example's.
  const visit = (next: string, place?: Pick<Address, 'panel' | 'find'>) =>
    change({ example: next, values: {}, find: '', ...place });

  return (
    <div className="shell">
      <Navigation
        current={id}
        onVisit={(next, panel) => visit(next, panel && { panel, find: '' })}
        onSearch={() => setSearching(true)}
      />
      <header className="shell-header" aria-label="Example and its circumstances">
        <h1 className="shell-title">
          <span className="shell-package">{entry?.packageName ?? 'Not found'}</span>
          {entry?.title ?? 'There is no such example'}
        </h1>
        <Toolbar address={address} onChange={change} />
      </header>
      <main className="shell-main" data-panel={address.panel} aria-label="Stage and details">
        <StageFrame
          ref={stage.frame}
          address={address}
          title={entry?.title ?? ''}
          onWidth={(width) => change({ width })}
        />
        <Panels
          definition={definition}
          entry={entry}
          values={values}
          log={log}
          markup={markup}
          checks={checks}
          loads={loads}
          panel={address.panel}
          find={address.find}
          onFind={(find) => change({ find })}
          onPanel={(panel) => change({ panel, find: '' })}
          onAskChecks={stage.askChecks}
          onClear={() => setLog([])}
          onAskMarkup={stage.askMarkup}
        />
      </main>
      <Controls
        key={id}
        definition={definition}
        values={values}
        tokens={tokens}
        onChange={(next) => change({ values: next })}
        onTokens={(next) => change({ tokens: next })}
      />
      <Palette
        open={isSearching}
        onClose={() => setSearching(false)}
        onVisit={visit}
        onChange={change}
        address={address}
      />
    </div>
  );
}

/** The options and code of an example, once they are loaded. */
function useDefinition(wanted: string): Example | undefined {
  const [loaded, setLoaded] = useState<{ id: string; example: Example | undefined }>();
  useEffect(() => {
    let isStale = false;
    void loadDefinition(wanted).then((example) => {
      if (!isStale) setLoaded({ id: wanted, example });
    });
    return () => {
      isStale = true;
    };
  }, [wanted]);
  return loaded?.id === wanted ? loaded.example : undefined;
}
