import { overlayStyle, pageType as types, parseQuery, type PageContext } from '@plinth/site-model';
import type { PopupRecord } from './popupRecord';

export type PopupSettings = PageContext['websiteSettings']['popupOverlaySettings'];

export interface PopupCircumstances {
  settings: Partial<PopupSettings>;
  /** The record of this browser; `undefined` on the first visit. */
  record: PopupRecord | undefined;
  pageType: number;
  /** Ids by which the settings may refer to this page: the page's and its collection's. */
  pageIds: readonly (string | null | undefined)[];
  isMobile: boolean;
  search: string;
  /** Milliseconds since 1970. */
  now: number;
}

const day = 86_400_000;

/** The value for "never again". */
const never = -1;

/** Pages without a popup: nothing may be in the way there, or the page is the popup's own. */
const pagesWithoutPopup: readonly number[] = [
  types.splashPage,
  types.notFound,
  types.lockScreen,
  types.popupOverlay,
];

/**
 * Pages without content of the site's own: they report an error, or a popup would only disturb the
 * visitor's task. "All pages" does not include them, but an owner may select one.
 */
const busyPages: readonly number[] = [
  ...[types.error, types.memberAreaAccessDenied],
  ...[types.cart, types.cartV2, types.checkout, types.donate],
  ...[types.orderConfirmed, types.orderReceived, types.contributionConfirmed],
  ...[types.subscriptionConfirmed, types.membershipConfirmed],
  ...[types.reviewsRequest, types.newsletterUnsubscribe, types.commerceEmailPreview],
];

/** Whether the popup may show on this page to this visitor ([RUN-12]); its triggers decide when. */
export function shouldShowPopup(circumstances: PopupCircumstances): boolean {
  const { settings, record, now } = circumstances;
  if (!mayStandHere(circumstances)) return false;
  const { version = 0, showUntilSignup = false, displayFrequency = never } = settings;
  if (!record || record.version < version) return true;
  if (record.submitted && showUntilSignup) return false;
  if (displayFrequency === never) return false;
  // A record without a time means that the popup was seen but not closed: the days count from now.
  return now >= (record.closedAt ?? now) + displayFrequency * day;
}

function mayStandHere({
  settings,
  pageType,
  pageIds,
  isMobile,
  search,
}: PopupCircumstances): boolean {
  const { style = overlayStyle.none, enableMobile = false } = settings;
  const { showOnAllPages = true, enabledPages = [] } = settings;
  if (style === overlayStyle.none) return false;
  if (isMobile && !enableMobile) return false;
  if (pagesWithoutPopup.includes(pageType)) return false;
  if (parseQuery(search).has('screenshot')) return false;
  return showOnAllPages
    ? !busyPages.includes(pageType)
    : enabledPages.some((id) => pageIds.includes(id));
}
