// Names of views, pages and navigations ([MOD-10]).

/** The views of a collection ([MOD-10]). */
export const collectionView = { list: 'list', grid: 'grid', product: 'product' } as const;
export type CollectionView = (typeof collectionView)[keyof typeof collectionView];

/** Devices for previews of a page ([MOD-10]). */
export const deviceView = { desktop: 'desktop', phone: 'phone', tablet: 'tablet' } as const;
export type DeviceView = (typeof deviceView)[keyof typeof deviceView];

/** Pages with their own style settings ([MOD-10]). */
export const tweakPageType = {
  splashPage: 'SPLASH_PAGE',
  lockScreen: 'LOCK_SCREEN',
  popupOverlay: 'POPUP_OVERLAY',
  checkout: 'CHECKOUT',
  style: 'STYLE',
} as const;
export type TweakPageType = (typeof tweakPageType)[keyof typeof tweakPageType];

/** Named navigations, and the type of the member areas' navigation ([MOD-10]). */
export const navigationName = { hidden: 'hidden', memberAreas: 'member-areas' } as const;
export type NavigationName = (typeof navigationName)[keyof typeof navigationName] | (string & {});
/** The type of the navigation of the member areas ([MOD-10]). */
export const memberAreaNavigationType = 'member-area';

/** Name of the page that documents a site for its developers ([MOD-10]). */
export const readmePageName = 'readme';
