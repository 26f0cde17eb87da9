import { reopenSelector } from '@plinth/consent';
import { infoBarStyle } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { account } from '../services/context/account';
import { consent, pageFacts } from '@plinth/site-blocks/page';
import { cartRoots } from './cartRoots';
import { isMobile } from '../overlays/isMobile';

/**
 * Fills the parts of a legacy page, besides its blocks, that its own script would fill ([RUN-17]): links to the cart
 * and the cart's own page, the account's link, the place of the announcement, the cookie banner, the info bar of
 * phones. Each is filled where the page has it.
 *
 * @returns a function that undoes it
 */
export function startLegacyPage(host: Host): Detach {
  const page = host.document;
  const undo: Detach[] = [];
  let isGone = false;

  function load(name: string, attach: () => Promise<Detach>): void {
    attach().then(
      (detach) => void (isGone ? detach() : undo.push(detach)),
      (error: unknown) => host.report(error, name),
    );
  }

  function loadFor(selector: string, attach: (pieces: HTMLElement[]) => Promise<Detach>): void {
    const pieces = [...page.querySelectorAll<HTMLElement>(selector)];
    if (pieces.length > 0) load(selector, () => attach(pieces));
  }

  loadFor(`.sqs-custom-cart,${cartRoots}`, async (places) =>
    (await import('./startLegacyCart')).startLegacyCart(host, places),
  );
  const [dropzone] = [...page.querySelectorAll<HTMLElement>('.sqs-announcement-bar-dropzone')];
  if (dropzone && isFree(dropzone))
    load('announcement', async () =>
      (await import('./fillAnnouncement')).fillAnnouncement(host, dropzone),
    );
  if (wantsCookieBanner(host))
    load('cookie banner', async () => (await import('./fillCookieBanner')).fillCookieBanner(host));
  if (wantsInfoBar(host))
    load('info bar', async () => (await import('./fillInfoBar')).fillInfoBar(host));
  showAccountLinks(host);
  return () => {
    isGone = true;
    for (const detach of undo.splice(0)) detach();
  };
}

/** A comment or a line break is no announcement. */
const isFree = ({ children, textContent }: HTMLElement): boolean =>
  children.length === 0 && textContent.trim() === '';

/**
 * Whether the visitor is asked for consent, or can open the settings again, and no banner has been built yet ([CNS-8]).
 */
function wantsCookieBanner(host: Host): boolean {
  const { document: page } = host;
  const { settings, decision } = consent(host);
  if (settings.isCookieBannerEnabled !== true || page.querySelector(bannerSelector)) return false;
  if (new URLSearchParams(page.location.search).has('screenshot')) return false;
  return decision() === 'none' || page.querySelector(reopenSelector) !== null;
}

const bannerSelector = '[data-consent-banner], .sqs-cookie-banner-v2';

/** Whether the site has an info bar for this device, and it has not been built yet ([RUN-13]). */
function wantsInfoBar(host: Host): boolean {
  const { document: page } = host;
  const { mobileInfoBarSettings } = Object(pageFacts(host).websiteSettings) as Record<
    string,
    unknown
  >;
  const { style = infoBarStyle.none } = Object(mobileInfoBarSettings) as { style?: unknown };
  return (
    style !== infoBarStyle.none &&
    isMobile(page.defaultView!.navigator) &&
    !page.querySelector('[data-info-bar], .sqs-mobile-info-bar')
  );
}

/** An account's link holds two texts: one for signed-in accounts, one for everybody else. */
function showAccountLinks(host: Host): void {
  const links = host.document.querySelectorAll('.user-accounts-text-link');
  if (links.length === 0) return;
  const { isSignedIn } = account(host);
  for (const link of links) {
    for (const [name, isShown] of [
      ['auth', isSignedIn],
      ['unauth', !isSignedIn],
    ] as const) {
      for (const text of link.querySelectorAll<HTMLElement>(`.${name}`))
        text.style.display = isShown ? 'inline' : 'none';
    }
  }
}
