import type { Host } from '../host/host';

/** Milliseconds after which a slow style sheet no longer keeps a dialog from showing. */
const maxWait = 2000;

/**
 * Loads the style sheets of content that is about to open: the page lists them, and the first use
 * links them.
 */
export const needStyles = (
  host: Host,
  ...names: ('dialogs' | 'siteParts' | 'map-leaflet')[]
): Promise<unknown> =>
  Promise.all(names.map((name) => host.forPage(`style ${name}`, () => linkStyle(host, name))));

async function linkStyle({ document: page }: Host, name: string): Promise<void> {
  const href = page.querySelector<HTMLElement>(`template[data-style="${name}"]`)?.dataset['href'];
  // Already loaded with this page or an earlier one; or a page that is not ours, whose own style
  // sheets must do.
  if (!href || page.querySelector(`link[data-style="${name}"]`)) return;
  const link = page.createElement('link');
  // A soft navigation removes the style sheets of the previous page, but not those of a dialog.
  link.dataset['style'] = name;
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, maxWait);
    page.head.append(link);
  });
}
