import { buildSafeHtml } from '@plinth/site-model/safe-html';
import type { LightboxFrame } from '../designs/galleryItem';
import type { LightboxOptions } from '../dom/lightboxOptions';
import type { LightboxItem } from './lightboxItem';
import { lightboxPart } from './lightboxPart';

interface ConsentPort {
  isAllowed?: (provider: string) => boolean;
}

/** Nodes from untrusted HTML, by an allow-list; a node is trusted and used as is. */
export const buildContent = (content: string | Node): Node =>
  typeof content === 'string' ? buildSafeHtml(content, document) : content;

/** Shows a text or a page instead of a picture ([GAL-25]). */
export function showContent(
  frame: HTMLElement,
  { content, title, alt }: LightboxItem,
  ports: LightboxOptions['ports'],
): void {
  const holder = lightboxPart('div', 'content');
  if (isFrame(content)) holder.append(buildFrame(content, title || alt, ports));
  else {
    // Keys scroll it once it has focus.
    holder.tabIndex = 0;
    holder.role = 'group';
    if (title || alt) holder.ariaLabel = title || alt;
    if (content) holder.append(buildContent(content));
  }
  frame.append(holder);
}

const isFrame = (content: LightboxItem['content']): content is LightboxFrame =>
  typeof content === 'object' && !(content instanceof Node);

function buildFrame(
  { src, allow }: LightboxFrame,
  title: string,
  ports: LightboxOptions['ports'],
): Node {
  const url = URL.canParse(src, location.href) ? new URL(src, location.href) : undefined;
  // A `javascript:` address would run in this page.
  if (!url || !/^https?:$/.test(url.protocol)) return document.createTextNode(title);
  const isForeign = url.origin !== location.origin;
  const consent = ports?.consent as ConsentPort | undefined;
  if (isForeign && consent?.isAllowed?.(url.hostname) === false) {
    const link = document.createElement('a');
    Object.assign(link, { href: url.href, target: '_blank', rel: 'noopener' });
    link.textContent = title || url.hostname;
    return link;
  }
  const element = document.createElement('iframe');
  element.title = title || url.hostname;
  if (allow) element.allow = allow;
  // With its own origin a page of this site could remove the sandbox.
  element.sandbox.add('allow-scripts', 'allow-forms', 'allow-popups');
  if (isForeign) element.sandbox.add('allow-same-origin');
  element.src = url.href;
  return element;
}
