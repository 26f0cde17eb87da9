import './stage.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseAddress } from '../address/address';
import { createStageContext } from './createStageContext';
import { loadExample } from './loadExample';
import { overrideMedia } from './overrideMedia';
import type { LogEntry } from '../example/logEntry';
import { isFrom, type ShellMessage, type StageMessage } from './protocol';
import { setTokens } from '../address/tokens';
import { Stage } from './Stage';
import { watchVitals } from './watchVitals';

const address = parseAddress(location.search);
const { theme, motion } = address.environment;
const readVitals = watchVitals();
setTokens(document.documentElement.style, address.tokens);
const isFramed = parent !== window;

const post = (message: StageMessage) => {
  if (isFramed) parent.postMessage(message, location.origin);
};
const log = (kind: LogEntry['kind'], name: string, detail?: unknown) =>
  post({ type: 'plinth:log', entry: { kind, name, detail: plain(detail) } });

overrideMedia(window, {
  ...(theme !== 'auto' && { 'prefers-color-scheme': theme }),
  ...(motion === 'reduced' && { 'prefers-reduced-motion': 'reduce' }),
});
addEventListener('error', ({ message }) => log('error', message));
addEventListener('unhandledrejection', ({ reason }) => log('error', String(reason)));

const [loaded, context] = await Promise.all([
  loadExample(address.example),
  createStageContext(address.environment, log),
]);
const root = createRoot(document.getElementById('stage')!);

function show(written: Readonly<Record<string, string>>): void {
  root.render(
    <StrictMode>
      <Stage loaded={loaded} written={written} context={context} />
    </StrictMode>,
  );
}

show(address.values);
addEventListener('message', (event) => {
  if (!isFrom<ShellMessage>(event, parent)) return;
  if (event.data.type === 'plinth:values') {
    address.values = event.data.values;
    show(event.data.values);
  } else if (event.data.type === 'plinth:tokens') {
    setTokens(document.documentElement.style, event.data.tokens);
  } else if (event.data.type === 'plinth:ask-checks') {
    // The checker is larger than most examples: fetched on demand.
    void import('./runChecks').then(async ({ runChecks }) =>
      post({ type: 'plinth:checks', checks: await runChecks(readVitals()) }),
    );
  } else if (loaded) {
    // Rendering for a server is a third of React: fetched on demand.
    void import('./renderMarkup').then(({ renderMarkup }) =>
      post({ type: 'plinth:markup', html: renderMarkup(loaded, address.values, context) }),
    );
  }
});
post({ type: 'plinth:ready' });

/** Details are posted between two windows: values that cannot be cloned are posted as text. */
function plain(detail: unknown): unknown {
  try {
    return detail === undefined ? undefined : JSON.parse(JSON.stringify(detail));
  } catch {
    return String(detail);
  }
}
