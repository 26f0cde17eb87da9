import type { CookieSettings } from './cookieSettings';
import type { Decision } from './decision';

export interface BannerCircumstances {
  settings: CookieSettings | null | undefined;
  decision: Decision;
  /** Whether the page is rendered for a screenshot. @default false */
  isScreenshot?: boolean | undefined;
  /** Whether the editor previews the banner. @default false */
  isForced?: boolean | undefined;
}

/**
 * Whether the banner is visible: enabled, not for a screenshot, no decision yet; or forced by the
 * editor [CNS-4].
 */
export function shouldShowBanner({
  settings,
  decision,
  isScreenshot = false,
  isForced = false,
}: BannerCircumstances): boolean {
  if (isForced) return true;
  return settings?.isCookieBannerEnabled === true && !isScreenshot && decision === 'none';
}
