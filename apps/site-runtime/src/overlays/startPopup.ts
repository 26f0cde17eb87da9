import type { Detach, Host } from '@plinth/site-blocks/host';
import { pageContext } from '@plinth/site-blocks/page';
import { timeOnPage } from '../services/page/timeOnPage';
import { isMobile } from './isMobile';
import { openPopup } from './openPopup';
import { popupMemory } from './popupMemory';
import { whenTriggered } from './popupTriggers';
import { shouldShowPopup } from '@plinth/site-renderer/browser';

/** Milliseconds between two checks whether another dialog has closed. */
const patience = 500;

/**
 * The popup on one page: it waits for its trigger and until no other layer is open, and an account may open it directly
 * ([RUN-12]).
 */
export function startPopup(host: Host, template: HTMLTemplateElement): Detach {
  const page = host.document;
  const view = page.defaultView!;
  const { websiteSettings, pageType, collectionId, itemId, collection } = pageContext(host);
  const settings = websiteSettings.popupOverlaySettings;
  const { version } = settings;
  const memory = popupMemory(host);
  let isGone = false;
  let isOpening = false;
  let close: Detach | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function show(remembered: typeof memory | undefined): Promise<void> {
    // Requested twice while its sheets load, it is still one popup.
    if (isOpening) return;
    isOpening = true;
    try {
      const undo = await openPopup(host, { template, version, memory: remembered });
      if (isGone) undo();
      else close = undo;
    } catch (error) {
      host.report(error, 'popup');
    } finally {
      isOpening = false;
    }
  }

  const mayShow = (): boolean => {
    const record = memory.read();
    // Left by a page of an earlier version, which did not store the time.
    if (record && record.closedAt === undefined) memory.write({ ...record, closedAt: Date.now() });
    return shouldShowPopup({
      settings,
      record,
      pageType,
      pageIds: [collectionId, collection?.id, itemId],
      isMobile: isMobile(view.navigator),
      search: view.location.search,
      now: Date.now(),
    });
  };

  const showInTurn = () => {
    // Another tab may have shown it meanwhile.
    if (!mayShow()) return;
    // One layer at a time: the popup must not cover a lightbox or an open error, and it would block the banner's
    // buttons: the visitor answers the consent prompt first.
    if (isOpening || page.querySelector(':modal') || isAsking(page))
      waiting = setTimeout(showInTurn, patience);
    else void show(memory);
  };

  const isForced = 'forced' in template.dataset;
  const stopTriggers =
    !isForced && mayShow()
      ? whenTriggered(view, { settings, elapsed: timeOnPage(host) }, showInTurn)
      : undefined;
  const stopPreview = host.on('show-popup', () => void show(undefined));
  // The owner's preview: at once, and without storing anything.
  if (isForced) void show(undefined);
  return () => {
    isGone = true;
    stopTriggers?.();
    stopPreview();
    clearTimeout(waiting);
    close?.();
  };
}

/** Whether the cookie banner waits for its answer; an owner's preview of it waits for none. */
const isAsking = (page: Document): boolean =>
  page.querySelector('[data-consent-banner]:not([data-forced])')?.checkVisibility() ?? false;
