// Names of views, pages and navigations ([MOD-10]).

/** The views of a collection ([MOD-10]). */
export const collectionView = { list: 'list', grid: 'grid', product: 'product' } as const;
export type CollectionView = (typeof collectionView)[keyof typeof collectionView];

/** Devices that a page is looked at as ([MOD-10]). */
export const deviceView = { desktop: 'desktop', phone: 'phone', tablet: 'tablet' } as const;
export type DeviceView = (typeof deviceView)[keyof typeof deviceView];

/** Pages whose style is tweaked by itself ([MOD-10]). */
export const tweakPageType = {
  splashPage: 'SPLASH_PAGE',
  lockScreen: 'LOCK_SCREEN',
  popupOverlay: 'POPUP_OVERLAY',
  checkout: 'CHECKOUT',
  style: 'STYLE',
} as const;
export type TweakPageType = (typeof tweakPageType)[keyof typeof tweakPageType];

/** Navigations that have a name, and the type of the member areas' one ([MOD-10]). */
export const navigationName = { hidden: 'hidden', memberAreas: 'member-areas' } as const;
export type NavigationName = (typeof navigationName)[keyof typeof navigationName] | (string & {});
/** The type of the navigation that leads through the member areas ([MOD-10]). */
export const memberAreaNavigationType = 'member-area';

/** Name of the page that explains a site to its developers ([MOD-10]). */
export const readmePageName = 'readme';
