import '../src/boot/retryImport';
import { createHost, whenIdle } from '@plinth/site-blocks/host';

/**
 * The part of the boot script: it has loaded before anything is measured, and fetches the rest when the page is idle.
 */
// As the boot script does, to detect whether Plinth rendered the page.
document.getElementById('plinth-page-context');
const host = { ...createHost(document), init: () => {}, destroy: () => {}, start: () => {} };

declare global {
  interface Window {
    startPlinth(): Promise<void>;
  }
}

/** As `startPage` does: page speed waits until the page is idle. */
window.startPlinth = async () => {
  const { startTracking, startPageSpeed } = await import('./startPage');
  await startTracking(host);
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  await startPageSpeed(host);
};
