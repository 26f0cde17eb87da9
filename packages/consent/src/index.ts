export { attachConsentGate } from './attachConsentGate';
export type { AttachConsentGateOptions } from './attachConsentGate';
export { attachConsentMode } from './attachConsentMode';
export type { AttachConsentModeOptions, TagWindow } from './attachConsentMode';
export { attachConsentSync } from './attachConsentSync';
export { attachCookieBanner } from './attachCookieBanner';
export type { AttachCookieBannerOptions } from './attachCookieBanner';
export { clearTrackingCookies } from './clearTrackingCookies';
export type { ClearTrackingOptions } from './clearTrackingCookies';
export { createConsentState } from './consentState';
export type {
  ConsentChange,
  ConsentState,
  ConsentStateOptions,
  DecideOptions,
  DecisionBroadcast,
} from './consentState';
export { createConsentStore } from './consentStore';
export type { ConsentStore, ConsentStoreOptions } from './consentStore';
export type { CookiePort } from '@plinth/site-model';
export { createDecisions } from './decisions';
export type { DecisionPorts, Decisions } from './decisions';
export { openDecisionChannel } from './decisionChannel';
export { consentMessages } from './messages';
export { reopenSelector } from './reopenSelector';
export type { CookieSettings } from './cookieSettings';
export type { Decision } from './decision';
export type { ConsentKind, Permissions } from './consentKind';
