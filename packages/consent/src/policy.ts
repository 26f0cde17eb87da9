export { bannerHtmlAllowlist } from './bannerHtml';
export { consentModeSignals } from './consentModeSignals';
export type { ConsentModeSignal, ConsentModeSignals } from './consentModeSignals';
export { barPositions, popupPositions } from './cookieSettings';
export type {
  BannerAcceptType,
  BannerCtaVariant,
  BannerTheme,
  BannerVariant,
  BarPosition,
  CookieSettings,
  PopupPosition,
} from './cookieSettings';
export {
  decisionCookie,
  decisionCookieName,
  decisionFieldName,
  decisionFromForm,
  decisionLifetimeMs,
  readDecision,
} from './decision';
export type { Decision, DecisionCookieOptions } from './decision';
export { fromEditorCookieSettings, toEditorCookieSettings } from './editorCookieSettings';
export type { EditorCookieSettings } from './editorCookieSettings';
export { hideBannerBeforePaint } from './hideBannerBeforePaint';
export { resolveBannerSettings } from './resolveBannerSettings';
export type { BannerSettings } from './resolveBannerSettings';
export { shouldShowBanner } from './shouldShowBanner';
export type { BannerCircumstances } from './shouldShowBanner';
export { trackingCookieNames, trackingStorageKeys } from './trackingCookies';
export { whatMayRun } from './whatMayRun';
export type { Circumstances, ConsentKind, Permissions } from './whatMayRun';
