import type { Host } from '../boot/host';
import type { RenderedWidget } from './widgetToServer';

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustingWindow {
  trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}

/** Named in the page's Content-Security-Policy. Only what this server rendered for a block goes through it. */
const policyName = 'plinth-fragment';

/**
 * Puts a block's new HTML in the place of its content ([RUN-4]): blocks inside are ended before and begun after, the
 * block itself and what is attached to it stay. A script in the HTML does not run.
 *
 * @returns takes the fragment's style rules away again; the next swap of the block does so too
 */
export function swapFragment(
  host: Host,
  element: HTMLElement,
  { html, css }: RenderedWidget,
): () => void {
  const page = host.document;
  const view = page.defaultView as (Window & typeof globalThis & TrustingWindow) | null;
  const policy = host.once('fragment policy', () =>
    view?.trustedTypes?.createPolicy(policyName, { createHTML: (text) => text }),
  );
  const holder = page.createElement('template');
  holder.innerHTML = policy?.createHTML(html) ?? html;
  const fresh = holder.content.querySelector<HTMLElement>('[data-block-type]');
  if (!fresh || 'failed' in fresh.dataset) {
    throw new Error('The server could not render the block; what it showed before stays.');
  }

  const sheet = new view!.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];

  for (const child of element.children) host.destroy(child);
  element.replaceChildren(...[...fresh.childNodes].map((node) => page.importNode(node, true)));
  for (const child of element.children) host.init(child);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
