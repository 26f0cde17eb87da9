/**
 * Settles when somebody can see the page: at once, or when one that the browser rendered ahead is shown. Most of those
 * never are, so they count nothing, ask nobody and open nothing.
 */
export async function untilShown(page: Document): Promise<void> {
  if (!(page as Document & { prerendering?: boolean }).prerendering) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
