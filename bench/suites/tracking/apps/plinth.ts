import { createHost } from '@plinth/site-runtime/host';
import { startPage, startPageSpeed } from '@plinth/site-runtime/start-page';

/** The published page's own wiring, started as its boot script starts it. */
export async function start(): Promise<void> {
  const host = { ...createHost(document), init: () => {}, destroy: () => {} };
  await startPage(host);
  startPageSpeed(host);
}
