import type { pageType, PageType, websiteRole, WebsiteRole } from '@plinth/site-model';

export interface TrackingCircumstances {
  /** Whether somebody is signed in: the owner, a contributor, a viewer. */
  isSignedIn: boolean;
  /** Roles of the signed-in account. @default [] */
  roles?: readonly WebsiteRole[] | undefined;
  /** The page's number. */
  pageType?: PageType | undefined;
  /** `location.pathname`. */
  path: string;
  /** The page's own flag that switches the census off. @default false */
  isCensusDisabled?: boolean | undefined;
  /** Whether consent lets tracking run. @default true */
  hasConsent?: boolean | undefined;
}

/** Why nothing is recorded; `undefined` where tracking runs. */
export type TrackingObstacle = 'consent' | 'flag' | 'page' | 'person';

// Numbers checked against the vocabulary by their types: its tables would be a tenth of the census on the wire.
const notFound: typeof pageType.notFound = 100;
const lockScreen: typeof pageType.lockScreen = 103;
const accessDenied: typeof pageType.memberAreaAccessDenied = 106;
const viewer: typeof websiteRole.viewer = 10;
const untrackedPages: readonly PageType[] = [notFound, lockScreen, accessDenied];

/** `/config` and everything below it. */
const configPath = /^\/config(\/|$)/;
const searchPath = /^\/search\/?$/;

/**
 * Whether this page may be tracked for this person [TRK-5].
 *
 * | who                                 | where                                    | tracked |
 * | ----------------------------------- | ---------------------------------------- | ------- |
 * | anybody                             | not found, lock screen, access denied    | no      |
 * | anybody                             | the census-disable flag is set           | no      |
 * | anybody                             | consent does not allow it                | no      |
 * | visitor                             | anywhere else                            | yes     |
 * | signed in, viewer is the only role  | outside `/config`                        | yes     |
 * | signed in, viewer is the only role  | `/config` and below                      | no      |
 * | signed in, any other or no role     | anywhere                                 | no      |
 */
export function canTrack(circumstances: TrackingCircumstances): boolean {
  return trackingObstacle(circumstances) === undefined;
}

/** Whether this page counts as a view: like `canTrack`, but not on `/search` [TRK-5]. */
export function canRecordView(circumstances: TrackingCircumstances): boolean {
  return canTrack(circumstances) && !searchPath.test(circumstances.path);
}

/** The first reason against tracking. */
export function trackingObstacle({
  isSignedIn,
  roles = [],
  pageType: page,
  path,
  isCensusDisabled = false,
  hasConsent = true,
}: TrackingCircumstances): TrackingObstacle | undefined {
  if (!hasConsent) return 'consent';
  if (isCensusDisabled) return 'flag';
  if (page !== undefined && untrackedPages.includes(page)) return 'page';
  const isViewerOnly = roles.length > 0 && roles.every((role) => role === viewer);
  if (isSignedIn && !(isViewerOnly && !configPath.test(path))) return 'person';
  return undefined;
}
