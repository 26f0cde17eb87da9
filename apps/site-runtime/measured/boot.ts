import { createHost, whenIdle } from '@plinth/site-blocks/host';

/** The part of the boot script: it is there before anything is measured, and fetches the rest when the page is quiet. */
// As the boot script does, to learn whether the page is one of ours.
document.getElementById('plinth-page-context');
const host = { ...createHost(document), init: () => {}, destroy: () => {}, start: () => {} };

declare global {
  interface Window {
    startPlinth(): Promise<void>;
  }
}

/** As `startPage` does: page speed waits for a quiet moment. */
window.startPlinth = async () => {
  const { startTracking, startPageSpeed } = await import('./startPage');
  await startTracking(host);
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  await startPageSpeed(host);
};
