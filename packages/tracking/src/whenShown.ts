/** Runs at once, or when a page that the browser rendered ahead is shown: most of those never are. */
export function whenShown(document: Document, signal: AbortSignal, run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true, signal });
  else run();
}
