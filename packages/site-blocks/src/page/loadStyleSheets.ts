/** A sheet that does not come in this time (in ms) must not keep a block from working. */
const maxWait = 2000;

/**
 * Brings style sheets to a page that Plinth did not render ([RUN-17]). They stand before the page's own, in layers of
 * their own: whatever the page says about the same element wins.
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
