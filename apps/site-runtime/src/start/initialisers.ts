import type { Initialiser } from '../boot/runtime';

/** Parts of the page that are no block. They come as one file when the page is quiet. */
export const initialisers: readonly Initialiser[] = [
  {
    name: 'page',
    async start(host) {
      await new Promise<void>(host.whenIdle);
      const { startPage } = await import('./startPage');
      return startPage(host);
    },
  },
];
