import type { CookieSettings } from './cookieSettings';
import { categoryOfKind, type CategoryChoice } from './categories/consentCategory';
import type { ConsentKind, Permissions } from './consentKind';
import type { Decision } from './decision';

export interface Circumstances {
  settings: CookieSettings | null | undefined;
  /** The page has settings and they cannot be read: they may forbid everything. @default false */
  areSettingsUnreadable?: boolean | undefined;
  decision: Decision;
  /** The categories that the visitor agreed to [CNS-9]. @default a yes is a yes to all of them */
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
 * Of a yes with a choice only the categories that were agreed to run; a choice adds nothing to the table.
 * `absolute` qualifies the restrictive policy and means nothing without it. A choice that the visitor made here
 * wins over the browser's privacy control.
 */
export function whatMayRun({
  settings,
  areSettingsUnreadable = false,
  decision,
  choice,
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
  const permissions: Permissions = {
    tracking,
    storage: tracking,
    visitorData: tracking && settings?.isVisitorDataRestricted !== true,
    embeds: thirdParties,
    comments: thirdParties,
    fonts: thirdParties,
    // A form that asks for a captcha cannot be sent without it: only the absolute policy makes it wait.
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
