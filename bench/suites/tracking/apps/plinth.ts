import { createHost } from '@plinth/site-runtime/host';

/** The part of the boot script: it is there before anything is measured, and fetches the rest when the page is quiet. */
const host = { ...createHost(document), init: () => {}, destroy: () => {} };

declare global {
  interface Window {
    startPlinth(): Promise<void>;
  }
}

window.startPlinth = async () => {
  const { startTracking, startPageSpeed } = await import('./plinthDoor');
  await startTracking(host);
  startPageSpeed(host);
};
