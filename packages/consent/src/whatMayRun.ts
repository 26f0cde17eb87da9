import type { CookieSettings } from './cookieSettings';
import { categoryOfKind, type CategoryChoice } from './categories/consentCategory';
import type { ConsentKind, Permissions } from './consentKind';
import type { Decision } from './decision';

export interface Circumstances {
  settings: CookieSettings | null | undefined;
  /**
   * Whether the page's settings exist but cannot be read: they may forbid everything.
   * @default false
   */
  areSettingsUnreadable?: boolean | undefined;
  decision: Decision;
  /** The categories to which the visitor consented [CNS-9]. @default all, after accept */
  choice?: CategoryChoice | undefined;
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
 * With a choice, only the consented categories run; a choice adds nothing to the table. `absolute`
 * qualifies the restrictive policy and has no effect without it. The visitor's decision on this
 * site overrides the browser's privacy control.
 */
export function whatMayRun({
  settings,
  areSettingsUnreadable = false,
  decision,
  choice,
  globalPrivacyControl,
}: Circumstances): Permissions {
  // No valid banner was shown with these settings: a stored decision was made about other settings.
  if (areSettingsUnreadable) return onlyWhatWorks;
  const isRestrictive = settings?.isRestrictiveCookiePolicyEnabled === true;
  const isAbsolute = isRestrictive && settings.isRestrictiveCookiePolicyAbsolute === true;
  const isObjecting = globalPrivacyControl && settings?.isGlobalPrivacyControlHonored !== false;
  const isAccepted = decision === 'accepted';
  const isUndecided = decision === 'none';

  const tracking = isAccepted || (isUndecided && !isRestrictive && !isObjecting);
  const canBeAsked = settings?.isCookieBannerEnabled === true;
  const thirdParties = isAccepted || (isUndecided && !isAbsolute && !(isRestrictive && canBeAsked));
  const permissions: Permissions = {
    tracking,
    storage: tracking,
    visitorData: tracking && settings?.isVisitorDataRestricted !== true,
    embeds: thirdParties,
    comments: thirdParties,
    fonts: thirdParties,
    // A form with a captcha cannot be sent without it, so only the absolute policy blocks it.
    captcha: isAccepted || !isAbsolute,
  };
  return isAccepted && choice ? onlyChosen(permissions, choice) : permissions;
}

function onlyChosen(permissions: Permissions, choice: CategoryChoice): Permissions {
  const chosen = Object.entries(permissions).map(([kind, mayRun]) => {
    const category = categoryOfKind[kind as ConsentKind];
    return [kind, mayRun && (category === 'necessary' || choice[category])];
  });
  return Object.fromEntries(chosen) as Permissions;
}

/** No permissions at all. */
export const noPermissions: Permissions = {
  tracking: false,
  storage: false,
  visitorData: false,
  embeds: false,
  comments: false,
  fonts: false,
  captcha: false,
};

/** A form with a captcha cannot be sent without it. */
const onlyWhatWorks: Permissions = { ...noPermissions, captcha: true };
