// The names of `Plinth.consent`, for a page that loads the package by one script tag (`dist/scriptTag.js`).
export * from './index';
export { buildCookieBanner } from './banner';
export type { BuildCookieBannerOptions } from './banner';
