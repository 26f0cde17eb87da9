/** Runs at once, or for a prerendered page when it is shown: most prerendered pages never are. */
export function whenShown(document: Document, signal: AbortSignal, run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true, signal });
  else run();
}
