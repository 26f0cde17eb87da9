import type { CookieSettings } from './cookieSettings';
import type { Decision } from './decision';

/**
 * The kinds of consent that other parts of a page ask for before they run:
 * - `tracking`: census, analytics events, error reports, page speed
 * - `storage`: cookies and storage that serve tracking
 * - `visitorData`: fields that recognise a visitor inside an event
 * - `embeds`: videos, maps and social posts of other companies
 * - `comments`: a comment service's script
 * - `fonts`: fonts from another company's server
 * - `captcha`: a captcha service's script
 */
export type ConsentKind =
  'tracking' | 'storage' | 'visitorData' | 'embeds' | 'comments' | 'fonts' | 'captcha';

export type Permissions = Readonly<Record<ConsentKind, boolean>>;

export interface Circumstances {
  settings: CookieSettings | null | undefined;
  /** The page has settings and they cannot be read: they may forbid everything. @default false */
  areSettingsUnreadable?: boolean | undefined;
  decision: Decision;
  /** `navigator.globalPrivacyControl`, or the header `Sec-GPC: 1`. @default false */
  globalPrivacyControl?: boolean | undefined;
}

/**
 * The table of settings × decision × Global Privacy Control → what may run [CNS-6].
 *
 * | policy            | decision              | tracking, storage | embeds, comments, fonts | captcha |
 * | ----------------- | --------------------- | ----------------- | ----------------------- | ------- |
 * | any               | accepted              | yes               | yes                     | yes     |
 * | open, restrictive | declined              | no                | no                      | yes     |
 * | open              | none                  | yes               | yes                     | yes     |
 * | open              | none, privacy control | no                | yes                     | yes     |
 * | restrictive       | none                  | no                | only if no banner asks  | yes     |
 * | absolute          | none, declined        | no                | no                      | no      |
 * | unreadable        | any                   | no                | no                      | yes     |
 *
 * `absolute` qualifies the restrictive policy and means nothing without it. A choice that the visitor made here
 * wins over the browser's privacy control.
 */
export function whatMayRun({
  settings,
  areSettingsUnreadable = false,
  decision,
  globalPrivacyControl,
}: Circumstances): Permissions {
  // Nobody was asked in their name: a decision that is there was made about other settings.
  if (areSettingsUnreadable) return onlyWhatWorks;
  const isRestrictive = settings?.isRestrictiveCookiePolicyEnabled === true;
  const isAbsolute = isRestrictive && settings.isRestrictiveCookiePolicyAbsolute === true;
  const isObjecting = globalPrivacyControl && settings?.isGlobalPrivacyControlHonored !== false;
  const isAccepted = decision === 'accepted';
  const isUndecided = decision === 'none';

  const tracking = isAccepted || (isUndecided && !isRestrictive && !isObjecting);
  const canBeAsked = settings?.isCookieBannerEnabled === true;
  const thirdParties = isAccepted || (isUndecided && !isAbsolute && !(isRestrictive && canBeAsked));
  return {
    tracking,
    storage: tracking,
    visitorData: tracking && settings?.isVisitorDataRestricted !== true,
    embeds: thirdParties,
    comments: thirdParties,
    fonts: thirdParties,
    // A form that asks for a captcha cannot be sent without it: only the absolute policy makes it wait.
    captcha: isAccepted || !isAbsolute,
  };
}

/** Nothing that asks. */
export const noPermissions: Permissions = {
  tracking: false,
  storage: false,
  visitorData: false,
  embeds: false,
  comments: false,
  fonts: false,
  captcha: false,
};

/** A form that asks for a captcha cannot be sent without it. */
const onlyWhatWorks: Permissions = { ...noPermissions, captcha: true };
