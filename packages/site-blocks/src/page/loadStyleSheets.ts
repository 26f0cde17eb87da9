/** Milliseconds after which a slow style sheet no longer keeps a block from working. */
const maxWait = 2000;

/**
 * Loads style sheets into a page that Plinth did not render ([RUN-17]). They come before the page's
 * own, in their own layers, so that the page's rules for the same element win.
 */
export const loadStyleSheets = async (
  page: Document,
  addresses: readonly string[],
): Promise<void> =>
  void (await Promise.all(addresses.map((address) => loadStyleSheet(page, address))));

function loadStyleSheet(page: Document, address: string): Promise<void> {
  if (page.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, maxWait);
    page.head.prepend(link);
  });
}
