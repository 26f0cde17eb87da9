/**
 * Fetches what this page's blocks will want once the page has been painted. The server names the files on the boot
 * script (`data-chunks`): as `modulepreload` in the head they would compete with the first layout, which on a slow
 * phone then becomes a long task. A block that is wanted sooner imports its files itself.
 */
export function fetchChunks(page: Document): void {
  const addresses = page.querySelector<HTMLElement>('script[data-chunks]')?.dataset['chunks'];
  if (!addresses) return;
  // The timer of a frame runs after its painting.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const address of addresses.split(' ')) {
        page.head.append(
          Object.assign(page.createElement('link'), { rel: 'modulepreload', href: address }),
        );
      }
    }),
  );
}
