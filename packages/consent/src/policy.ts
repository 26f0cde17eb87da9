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
export { decisionCookieName, readDecision } from './decision';
export type { Decision } from './decision';
export { decisionCookie, decisionLifetimeMs } from './decisionCookie';
export type { DecisionCookieOptions } from './decisionCookie';
export { decisionFieldName, decisionFromForm } from './decisionForm';
export { fromEditorCookieSettings, toEditorCookieSettings } from './editorCookieSettings';
export type { EditorCookieSettings } from './editorCookieSettings';
export { hideBannerBeforePaint } from './hideBannerBeforePaint';
export { resolveBannerSettings } from './resolveBannerSettings';
export type { BannerSettings } from './resolveBannerSettings';
export { shouldShowBanner } from './shouldShowBanner';
export type { BannerCircumstances } from './shouldShowBanner';
export { refusalCookieName, trackingCookieNames, trackingStorageKeys } from './trackingCookies';
export { whatMayRun } from './whatMayRun';
export type { Circumstances } from './whatMayRun';
export type { ConsentKind, Permissions } from './consentKind';
