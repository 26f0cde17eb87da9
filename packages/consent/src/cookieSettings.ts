/** The variant of a banner: a bar at the page's edge, or a popup in a corner. */
export type BannerVariant = 'BAR' | 'POPUP';
export type BarPosition = 'TOP' | 'BOTTOM';
export type PopupPosition = 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
export type BannerTheme = 'LIGHT' | 'DARK';
export type BannerCtaVariant = 'TEXT' | 'BUTTON' | 'ICON';
export type BannerAcceptType = 'OPT_IN' | 'OPT_IN_AND_OUT';

/** The possible positions of a bar, for option lists. */
export const barPositions: readonly BarPosition[] = ['TOP', 'BOTTOM'];
/** The possible positions of a popup, for option lists. */
export const popupPositions: readonly PopupPosition[] = [
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
];

/**
 * The site's cookie settings in the page context [CNS-1]. Every field may be missing or have an
 * unknown value.
 */
export interface CookieSettings {
  /**
   * HTML; a paragraph without content counts as empty.
   * @default '', which means the package's text
   */
  cookieBannerText?: string | null | undefined;
  /** The label of the accept button. @default '', which means the package's label */
  cookieBannerCtaText?: string | null | undefined;
  /** The label of the decline button. @default '', which means the package's label */
  cookieBannerOptOutCtaText?: string | null | undefined;
  /** A `BannerVariant`. @default 'BAR' */
  cookieBannerVariant?: string | null | undefined;
  /** A `BarPosition` or a `PopupPosition`. @default 'BOTTOM' for a bar, 'BOTTOM_LEFT' for a popup */
  cookieBannerPosition?: string | null | undefined;
  /** A `BannerTheme`. @default 'DARK' */
  cookieBannerTheme?: string | null | undefined;
  /** A `BannerCtaVariant`. @default 'ICON' */
  cookieBannerCtaVariant?: string | null | undefined;
  /** A `BannerAcceptType`: whether there is a decline button. @default 'OPT_IN' */
  cookieBannerAcceptType?: string | null | undefined;
  /** Whether visitors are asked for consent. @default false */
  isCookieBannerEnabled?: boolean | null | undefined;
  /** Whether no tracker runs before the visitor accepts. */
  isRestrictiveCookiePolicyEnabled?: boolean | null | undefined;
  /** With the restrictive policy: whether third parties wait as well, even without a banner. */
  isRestrictiveCookiePolicyAbsolute?: boolean | null | undefined;
  /**
   * Whether visitors may choose categories in addition to accept and decline [CNS-9].
   * @default false
   */
  isCookieCategoryChoiceEnabled?: boolean | null | undefined;
  /** Whether events contain nothing that identifies a visitor. */
  isVisitorDataRestricted?: boolean | null | undefined;
  /**
   * Whether a browser's Global Privacy Control counts as a decline until the visitor decides.
   * @default true
   */
  isGlobalPrivacyControlHonored?: boolean | null | undefined;
}
