import type { RenderedWidget } from '../host/blockServices';
import type { Host } from '../host/host';
import type { HtmlPolicy } from '../host/servicesOfBlocks';

interface TrustingWindow {
  trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}

/**
 * Listed in the page's Content-Security-Policy. Only fragments that this server rendered for a
 * block pass it.
 */
const policyName = 'plinth-fragment';

/**
 * A block's HTML as a detached element: nothing in it loads or runs.
 * @throws if the server could not render the block
 */
export function parseFragment(host: Host, { html }: Pick<RenderedWidget, 'html'>): HTMLElement {
  const page = host.document;
  const view = page.defaultView as (Window & TrustingWindow) | null;
  const policy = host.once('fragment policy', () =>
    view?.trustedTypes?.createPolicy(policyName, { createHTML: (text) => text }),
  );
  const holder = page.createElement('template');
  holder.innerHTML = policy?.createHTML(html) ?? html;
  const block = holder.content.querySelector<HTMLElement>('[data-block-type]');
  if (!block || 'failed' in block.dataset) {
    throw new Error('The server could not render the block, which stays unchanged.');
  }
  return page.importNode(block, true);
}

/**
 * Replaces a block's content with its new HTML ([RUN-4]): blocks inside are ended before and
 * started after, the block itself and its behaviour stay. A script in the HTML does not run.
 * @returns a function that removes the fragment's style rules
 */
export function swapFragment(
  host: Host,
  element: HTMLElement,
  fragment: RenderedWidget,
): () => void {
  const page = host.document;
  const fresh = parseFragment(host, fragment);
  const { CSSStyleSheet } = page.defaultView as Window & typeof globalThis;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fragment.css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];

  for (const child of element.children) host.destroy(child);
  element.replaceChildren(...fresh.childNodes);
  for (const child of element.children) host.init(child);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
