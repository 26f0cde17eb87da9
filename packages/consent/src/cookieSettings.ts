/** Where a banner stands: a bar at the page's edge, or a popup in a corner. */
export type BannerVariant = 'BAR' | 'POPUP';
export type BarPosition = 'TOP' | 'BOTTOM';
export type PopupPosition = 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
export type BannerTheme = 'LIGHT' | 'DARK';
export type BannerCtaVariant = 'TEXT' | 'BUTTON' | 'ICON';
export type BannerAcceptType = 'OPT_IN' | 'OPT_IN_AND_OUT';

export const barPositions: readonly BarPosition[] = ['TOP', 'BOTTOM'];
export const popupPositions: readonly PopupPosition[] = [
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
];

/**
 * The site's cookie settings as they stand in the page context [CNS-1].
 * Every field may be missing or hold a value that this version does not know.
 */
export interface CookieSettings {
  /** HTML; a paragraph without content counts as empty. */
  cookieBannerText?: string | null | undefined;
  cookieBannerCtaText?: string | null | undefined;
  cookieBannerOptOutCtaText?: string | null | undefined;
  cookieBannerVariant?: string | null | undefined;
  cookieBannerPosition?: string | null | undefined;
  cookieBannerTheme?: string | null | undefined;
  cookieBannerCtaVariant?: string | null | undefined;
  cookieBannerAcceptType?: string | null | undefined;
  isCookieBannerEnabled?: boolean | null | undefined;
  /** No tracker runs before the visitor accepted. */
  isRestrictiveCookiePolicyEnabled?: boolean | null | undefined;
  /** With the restrictive policy: third parties wait as well, even where no banner asks. */
  isRestrictiveCookiePolicyAbsolute?: boolean | null | undefined;
  /** Events carry nothing that recognises a visitor. */
  isVisitorDataRestricted?: boolean | null | undefined;
  /**
   * Whether a browser's Global Privacy Control counts as a decline until the visitor decides.
   * @default true
   */
  isGlobalPrivacyControlHonored?: boolean | null | undefined;
}
