import type { pageType, PageType, websiteRole, WebsiteRole } from '@plinth/site-model';

export interface TrackingCircumstances {
  /** Whether an account is signed in: the owner, a contributor, a viewer. */
  isSignedIn: boolean;
  /** Roles of the signed-in account. @default [] */
  roles?: readonly WebsiteRole[] | null | undefined;
  /** The page's number. */
  pageType?: PageType | undefined;
  /** `location.pathname`. */
  path: string;
  /** The page's own flag that disables the census. @default false */
  isCensusDisabled?: boolean | undefined;
  /**
   * Whether the page is shown in the frame of the owner's area, which is not a visit.
   * @default false
   */
  isPreview?: boolean | undefined;
  /** Whether consent allows tracking. @default true */
  hasConsent?: boolean | undefined;
}

// Literals, checked against the enumerations by their types: importing the tables would add a tenth
// to the census.
const viewer: typeof websiteRole.viewer = 10;
const untrackedPages = [100, 103, 106] satisfies [
  typeof pageType.notFound,
  typeof pageType.lockScreen,
  typeof pageType.memberAreaAccessDenied,
] as readonly (PageType | undefined)[];

/** `/config` and everything below it. */
const configPath = /^\/config(\/|$)/;
const searchPath = /^\/search\/?$/;

/**
 * Whether this page may be tracked for this visitor [TRK-5].
 *
 * | who                                 | where                                    | tracked |
 * | ----------------------------------- | ---------------------------------------- | ------- |
 * | anybody                             | not found, lock screen, access denied    | no      |
 * | anybody                             | the census-disable flag is set           | no      |
 * | anybody                             | consent does not allow it                | no      |
 * | anybody                             | the preview in the owner's area          | no      |
 * | visitor                             | anywhere else                            | yes     |
 * | signed in, viewer is the only role  | outside `/config`                        | yes     |
 * | signed in, viewer is the only role  | `/config` and below                      | no      |
 * | signed in, any other or no role     | anywhere                                 | no      |
 */
export function canTrack({
  isSignedIn,
  roles,
  pageType: page,
  path,
  isCensusDisabled,
  isPreview,
  hasConsent = true,
}: TrackingCircumstances): boolean {
  const isViewerOnly = roles?.length ? roles.every((role) => role === viewer) : false;
  return (
    hasConsent &&
    !isCensusDisabled &&
    !isPreview &&
    !untrackedPages.includes(page) &&
    (!isSignedIn || (isViewerOnly && !configPath.test(path)))
  );
}

/** Whether this page counts as a view: like `canTrack`, but not on `/search` [TRK-5]. */
export function canRecordView(circumstances: TrackingCircumstances): boolean {
  return canTrack(circumstances) && !searchPath.test(circumstances.path);
}
