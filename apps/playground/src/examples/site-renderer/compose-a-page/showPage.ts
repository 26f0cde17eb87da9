import type { StageContext } from '../../../example/stageContext';
import { overrideMedia } from '../../../stage/overrideMedia';

export interface ShowPageOptions {
  place: HTMLElement;
  html: string;
  stage: StageContext;
}

/**
 * Shows a whole document in a frame of its own, so that the boot script starts as it does on a published page. The
 * previous page stays until the new one has loaded, and its scroll position carries over.
 * @returns a function that removes the frame, unless the next page has replaced it
 */
export function showPage({ place, html, stage }: ShowPageOptions): () => void {
  const before = place.querySelector('iframe');
  const frame = document.createElement('iframe');
  frame.className = 'compose-page';
  frame.title = 'Loading';
  let isWritten = false;
  frame.addEventListener('load', () => {
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!view) return;
    // The first load is that of the empty document; in Firefox it fires late, and would replace the written page.
    if (!isWritten) {
      isWritten = true;
      // A frame that is written while this event is still under way would never load.
      setTimeout(() => frame.isConnected && writePage(view, html, stage));
      return;
    }
    view.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    before?.remove();
    frame.title = 'The page';
    frame.classList.add('is-shown');
  });
  place.append(frame);
  return () => {
    if (frame.isConnected && !frame.classList.contains('is-shown')) frame.remove();
  };
}

function writePage(view: Window & typeof globalThis, html: string, stage: StageContext): void {
  const { theme, motion, direction } = stage.environment;
  const page = view.document;
  page.open();
  overrideMedia(view, {
    ...(theme !== 'auto' && { 'prefers-color-scheme': theme }),
    ...(motion === 'reduced' && { 'prefers-reduced-motion': 'reduce' }),
  });
  // The calls of the page are handled like those of every example.
  view.fetch = stage.fetch;
  view.navigator.sendBeacon = (address, body = null) => {
    void stage.fetch(address, { method: 'POST', body }).catch(() => undefined);
    return true;
  };
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (!link || event.defaultPrevented) return;
    // There is one page only: the log shows the address of a link, and the link is not followed.
    event.preventDefault();
    stage.log('event', 'link', { href: link.getAttribute('href') });
  });
  page.write(html);
  page.documentElement.dir = direction;
  if (theme !== 'auto') page.documentElement.style.colorScheme = theme;
  page.close();
}
