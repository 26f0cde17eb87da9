import { isSoftlyNavigated } from '../navigation/isSoftlyNavigated';
import type { Initialiser } from './runtime';
import { whenIdle } from './whenIdle';

/** Parts of the page that are no block. They come as one file when the page is quiet. */
export const initialisers: readonly Initialiser[] = [
  {
    name: 'page',
    async start(host) {
      await new Promise<void>((resolve) => {
        whenIdle(resolve);
      });
      const { startPage } = await import('./loadPage');
      return startPage(host);
    },
  },
  {
    name: 'page speed',
    async start(host) {
      // After everything that a visitor could be waiting for; the browser buffers what is measured.
      await pageLoaded(host.document.defaultView!);
      await new Promise<void>((resolve) => {
        whenIdle(resolve);
      });
      const { startPageSpeed } = await import('./loadPage');
      return startPageSpeed(host);
    },
  },
  {
    name: 'navigation',
    async start(host) {
      if (!isSoftlyNavigated(host.document)) return undefined;
      await pageLoaded(host.document.defaultView!);
      await new Promise<void>((resolve) => {
        whenIdle(resolve);
      });
      const { startNavigation } = await import('../navigation/startNavigation');
      return startNavigation(host);
    },
  },
];

function pageLoaded(view: Window): Promise<unknown> {
  if (view.document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    view.addEventListener('load', resolve, { once: true });
  });
}
