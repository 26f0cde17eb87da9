'use client';

export { ConsentCategories } from './categories/ConsentCategories';
export type { ConsentCategoriesProps } from './categories/ConsentCategories';
export { ConsentPlaceholder } from './ConsentPlaceholder';
export type { ConsentPlaceholderProps } from './ConsentPlaceholder';
export { CookieBanner } from './CookieBanner';
export type { CookieBannerProps } from './CookieBanner';
export { ReopenConsent } from './ReopenConsent';
export type { ReopenConsentProps } from './ReopenConsent';
export { useMayRun } from './useMayRun';
