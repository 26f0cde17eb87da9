/**
 * Settles when the page is visible: at once, or when a page that the browser rendered ahead is shown. Most of those
 * never are, so they count nothing, send no requests and open nothing.
 */
export async function untilShown(page: Document): Promise<void> {
  if (!(page as Document & { prerendering?: boolean }).prerendering) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
