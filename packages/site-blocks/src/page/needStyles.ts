import type { Host } from '../host/host';

/** A sheet that does not come in this time (in ms) must not keep a dialog from showing. */
const maxWait = 2000;

/** Loads the sheets of what is about to open: the page names them, and the first that needs one links it. */
export const needStyles = (
  host: Host,
  ...names: ('dialogs' | 'siteParts' | 'map-leaflet')[]
): Promise<unknown> =>
  Promise.all(names.map((name) => host.forPage(`style ${name}`, () => linkStyle(host, name))));

async function linkStyle({ document: page }: Host, name: string): Promise<void> {
  const href = page.querySelector<HTMLElement>(`template[data-style="${name}"]`)?.dataset['href'];
  // Loaded with the page or on one before it; or a page that is not ours, whose own sheets have to do.
  if (!href || page.querySelector(`link[data-style="${name}"]`)) return;
  const link = page.createElement('link');
  // A page that is turned lets go of the sheets of the one before, but not of a dialog's.
  link.dataset['style'] = name;
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, maxWait);
    page.head.append(link);
  });
}
