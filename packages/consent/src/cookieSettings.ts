/** Where a banner stands: a bar at the page's edge, or a popup in a corner. */
export type BannerVariant = 'BAR' | 'POPUP';
export type BarPosition = 'TOP' | 'BOTTOM';
export type PopupPosition = 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
export type BannerTheme = 'LIGHT' | 'DARK';
export type BannerCtaVariant = 'TEXT' | 'BUTTON' | 'ICON';
export type BannerAcceptType = 'OPT_IN' | 'OPT_IN_AND_OUT';

/** Where a bar may stand, for lists of choices. */
export const barPositions: readonly BarPosition[] = ['TOP', 'BOTTOM'];
/** Where a popup may stand, for lists of choices. */
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
  /** HTML; a paragraph without content counts as empty. @default '', which stands for our own sentence */
  cookieBannerText?: string | null | undefined;
  /** The name of the accepting button. @default '', which stands for our own label */
  cookieBannerCtaText?: string | null | undefined;
  /** The name of the declining button. @default '', which stands for our own label */
  cookieBannerOptOutCtaText?: string | null | undefined;
  /** A `BannerVariant`. @default 'BAR' */
  cookieBannerVariant?: string | null | undefined;
  /** A `BarPosition` or a `PopupPosition`. @default 'BOTTOM' for a bar, 'BOTTOM_LEFT' for a popup */
  cookieBannerPosition?: string | null | undefined;
  /** A `BannerTheme`. @default 'DARK' */
  cookieBannerTheme?: string | null | undefined;
  /** A `BannerCtaVariant`. @default 'ICON' */
  cookieBannerCtaVariant?: string | null | undefined;
  /** A `BannerAcceptType`: whether a button declines, too. @default 'OPT_IN' */
  cookieBannerAcceptType?: string | null | undefined;
  /** Whether visitors are asked at all. @default false */
  isCookieBannerEnabled?: boolean | null | undefined;
  /** No tracker runs before the visitor accepted. */
  isRestrictiveCookiePolicyEnabled?: boolean | null | undefined;
  /** With the restrictive policy: third parties wait as well, even where no banner asks. */
  isRestrictiveCookiePolicyAbsolute?: boolean | null | undefined;
  /** Visitors may choose among categories beside a yes and a no [CNS-9]. @default false */
  isCookieCategoryChoiceEnabled?: boolean | null | undefined;
  /** Events carry nothing that recognises a visitor. */
  isVisitorDataRestricted?: boolean | null | undefined;
  /**
   * Whether a browser's Global Privacy Control counts as a decline until the visitor decides.
   * @default true
   */
  isGlobalPrivacyControlHonored?: boolean | null | undefined;
}
