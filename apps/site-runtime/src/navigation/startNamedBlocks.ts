import type { Detach, Host } from '@plinth/site-blocks/host';

/**
 * Starts the blocks with a slide that the page's address names, as a shared link to an opened picture does ([GAL-20i]):
 * the opened picture is over the page, wherever the block is in it.
 */
export function startNamedBlocks({ document, start }: Host): Detach {
  const { search, hash } = new URL(document.URL);
  const names = [...new URLSearchParams(`${search}&${hash.slice(1)}`)].flat().filter(Boolean);
  for (const name of names) {
    const named = `"${CSS.escape(name)}"`;
    for (const slide of document.querySelectorAll(
      `[data-slide-id=${named}],[data-slide-url=${named}]`,
    )) {
      // The runtime ignores an element that is no block.
      for (let at: Element | null = slide; at; at = at.parentElement) start(at);
    }
  }
  return () => {};
}
