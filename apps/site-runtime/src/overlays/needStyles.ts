import type { Host } from '../boot/host';

/** A sheet that does not come in this time (in ms) must not keep a dialog from showing. */
const longestWait = 2000;

/** Loads the sheets of what is about to open: the page names them, and a browser loads none that is disabled. */
export const needStyles = (host: Host, ...names: ('dialogs' | 'furniture')[]): Promise<unknown> =>
  Promise.all(names.map((name) => host.once(`style ${name}`, () => enableStyle(host, name))));

async function enableStyle({ document: page }: Host, name: string): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>(`link[data-style="${name}"]`);
  // Loaded with the page already; or a page that is not ours, whose own sheets have to do.
  if (!link?.disabled) return;
  await new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, longestWait);
    link.disabled = false;
  });
}
