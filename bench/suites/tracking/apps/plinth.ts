import { createHost } from '../../../../apps/site-runtime/src/boot/host';
import { startPage, startPageSpeed } from '../../../../apps/site-runtime/src/boot/startPage';

/** The published page's own wiring, started as its boot script starts it. */
export async function start(): Promise<void> {
  const host = { ...createHost(document), init: () => {}, destroy: () => {} };
  await startPage(host);
  startPageSpeed(host);
}
