import type { Detach, Host } from '@plinth/site-blocks/host';
import { contextTextOf } from '@plinth/site-blocks/page';
import { beginPage } from '../services/page/timeOnPage';
import { announcePage } from './announcePage';
import { loadStyles } from './loadStyles';
import { changeInTransition } from './changeInTransition';
import { fetchPage } from './fetchPage';
import { isSoftlyNavigated } from '../boot/isSoftlyNavigated';
import { fragmentTarget, holdPlace } from './holdPlace';
import { restoreEntries, readUnsentEntries, startBlocksAround } from './formEntries';
import { pageOf, rememberPages, type Visit } from './rememberPages';
import { shouldTurnPage } from './shouldTurnPage';
import { swapPage } from './swapPage';
import { untilSent } from './untilSent';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'page in the document': { visit: Visit };
  }
}

/**
 * Navigates between pages of the site without loading a new document, which saves repeating the first load (scripts,
 * fonts, consent). The browser keeps the address, the history, the scroll position and the loading indicator; where
 * anything is not as expected, it loads the page itself.
 */
export function startNavigation(host: Host): Detach {
  const page = host.document;
  if (!isSoftlyNavigated(page)) return () => {};
  const view = page.defaultView!;
  const { navigation } = view;
  const listening = new AbortController();
  const { signal: stopped } = listening;
  // Only the second of two quick requests takes effect. Outlives a runtime that is destroyed and started again.
  const kept = host.once('page in the document', () => ({
    visit: { url: loadedUrl(view) },
  }));
  const pages = rememberPages(navigation, kept.visit, stopped);

  async function turn(event: NavigateEvent, visit: Visit): Promise<void> {
    const fetched = await fetchPage(event.destination.url, event.signal);
    if (!fetched) return loadByBrowser();
    const { document: next } = fetched;
    const removeStyles = await loadStyles(page, next);
    await untilSent(page, event.signal);
    // A second click meanwhile replaces this navigation.
    event.signal.throwIfAborted();
    if (fetched.url !== view.location.href.replace(/#.*/s, '')) {
      view.history.replaceState(null, '', fetched.url + view.location.hash);
    }
    const swap = () => {
      host.emit('page-left');
      kept.visit.entries = readUnsentEntries(page);
      host.destroy(page.body);
      swapPage(page, next);
      kept.visit = visit;
      const filled = visit.entries ? restoreEntries(page, visit.entries) : [];
      removeStyles();
      host.turnPage();
      host.context = contextTextOf(next);
      beginPage(host);
      host.init(page.body);
      startBlocksAround(host, filled);
      host.emit('page-turned');
      scroll(event);
    };
    await changeInTransition(page, swap);
    announcePage(page);
  }

  /** Within the swap, so that the transition shows the new page at its final scroll position. */
  function scroll(event: NavigateEvent): void {
    const target = fragmentTarget(page);
    const isBack = event.navigationType === 'traverse';
    // As `markArrival` does for a page that is loaded.
    page.documentElement.toggleAttribute('data-linked-text', isBack || target !== null);
    if (isBack) return event.scroll();
    if (target) holdPlace(host);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else view.scrollTo({ top: 0, behavior: 'instant' });
  }

  /** The address is the new one already. */
  function loadByBrowser(): Promise<void> {
    view.location.reload();
    // Never settles: the page is about to be left.
    return new Promise(() => {});
  }

  navigation.addEventListener(
    'navigate',
    (event) => {
      const { url, key } = event.destination;
      const visit = pages.visitOf(key, url);
      if (!shouldTurnPage(event, new URL(pages.shown.url), new URL(visit.url))) return;
      if (event.navigationType === 'push' && asksToStay(view)) return;
      pages.turnTo(visit);
      event.intercept({
        scroll: 'manual',
        handler: () =>
          turn(event, visit).catch((error: unknown) => {
            if (event.signal.aborted) throw error;
            host.report(error, 'navigation');
            return loadByBrowser();
          }),
      });
    },
    { signal: stopped },
  );
  // For tests, and for scripts that wait for it; the page's own `data-page-started` does not include links.
  page.documentElement.dataset['navigationStarted'] = '';
  return () => {
    delete page.documentElement.dataset['navigationStarted'];
    listening.abort();
  };
}

/**
 * The address that the document was loaded with. The current address may differ already: a picture that was opened
 * before this file had loaded has an address of the same page. Firefox calls the entry of a document that a script has
 * written, such as a preview, `document`.
 */
function loadedUrl({ performance, location }: Window): string {
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  return pageOf(loaded && loaded !== 'document' ? loaded : location.href);
}

/**
 * Whether something on the page prompts before its document is left, such as a form with unsaved entries. A soft
 * navigation would lose them, too: so the browser loads the next page, and shows the prompt.
 */
const asksToStay = (view: Window): boolean =>
  !view.dispatchEvent(new Event('beforeunload', { cancelable: true }));
