export { attachCookieBanner } from './attachCookieBanner';
export type { AttachCookieBannerOptions } from './attachCookieBanner';
export { buildCookieBanner } from './buildCookieBanner';
export type { BuildCookieBannerOptions } from './buildCookieBanner';
export { clearTrackingCookies } from './clearTrackingCookies';
export type { ClearTrackingOptions } from './clearTrackingCookies';
export { createDecisions } from './decisions';
export type { DecisionPorts, Decisions } from './decisions';
