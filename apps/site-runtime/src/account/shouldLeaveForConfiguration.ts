import {
  encodeAddressPart,
  hasConfiguration,
  isViewerOnly,
  pageType as types,
} from '@plinth/site-model';
import { isConfiguration } from '@plinth/site-blocks/page';

export interface Arrival {
  isSignedIn: boolean;
  /** Numbers of [MOD-3]; a member of the site has none and is no owner. */
  roles: readonly number[];
  pageType: number;
  /** Path and query of the page. */
  path: string;
  search: string;
  hostname: string;
  isTopWindow: boolean;
  isDeveloperMode: boolean;
  isCloneable: boolean;
  /** Whether `noredirect` was in the address earlier in this browser session. */
  isRefused: boolean;
}

/** The path of the owner's configuration area. */
export const configurationPath = '/config/';

/** Whether the address asks to stay on the page; remembered for the rest of the browser session. */
export const refusesRedirect = (search: string): boolean =>
  new URLSearchParams(search).has('noredirect');

/** Pages of an order: an order that begins in the frame continues in the top window, and ends there ([COM-13]). */
const orderPages: readonly number[] = [
  ...[types.checkout, types.donate, types.orderConfirmed, types.orderReceived],
  ...[types.contributionConfirmed, types.subscriptionConfirmed, types.membershipConfirmed],
];
/** Any page under these paths, such as the cart instead of a checkout without one. */
const isOrderPath = (path: string): boolean => /^\/(?:checkout|commerce)(?:\/|$)/.test(path);

/** Whether the page redirects to the configuration area, because its owner has opened it ([RUN-7]). */
export function shouldLeaveForConfiguration(arrival: Arrival): boolean {
  return (
    arrival.isSignedIn &&
    hasConfiguration(arrival.roles) &&
    !isViewerOnly(arrival.roles) &&
    arrival.isTopWindow &&
    arrival.hostname !== 'localhost' &&
    !arrival.isDeveloperMode &&
    !arrival.isCloneable &&
    !arrival.isRefused &&
    !refusesRedirect(arrival.search) &&
    !isConfiguration(arrival.path) &&
    !isOrderPath(arrival.path) &&
    !orderPages.includes(arrival.pageType)
  );
}

/** The configuration area with this page in its frame. */
export const configurationAddress = (path: string, search: string): string =>
  `${configurationPath}?frameUrl=${encodeAddressPart(path + search)}`;
