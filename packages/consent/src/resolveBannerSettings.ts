import {
  barPositions,
  popupPositions,
  type BannerAcceptType,
  type BannerCtaVariant,
  type BannerTheme,
  type BarPosition,
  type CookieSettings,
  type PopupPosition,
} from './cookieSettings';

interface CommonBannerSettings {
  isEnabled: boolean;
  /** The owner's HTML, not yet sanitised; `''` if the owner wrote nothing. */
  text: string;
  /** `''` means the package's own label. */
  ctaText: string;
  optOutCtaText: string;
  theme: BannerTheme;
  ctaVariant: BannerCtaVariant;
  acceptType: BannerAcceptType;
}

/** The settings of the banner; the position always fits the variant. */
export type BannerSettings = CommonBannerSettings &
  ({ variant: 'BAR'; position: BarPosition } | { variant: 'POPUP'; position: PopupPosition });

/**
 * Reads a site's cookie settings for the banner. Missing or unknown values get their defaults
 * [CNS-2]: a dark bar at the bottom with an accept icon.
 */
export function resolveBannerSettings(settings: CookieSettings | null | undefined): BannerSettings {
  const given = settings ?? {};
  const common: CommonBannerSettings = {
    isEnabled: given.isCookieBannerEnabled === true,
    text: isEmptyHtml(given.cookieBannerText) ? '' : given.cookieBannerText!,
    ctaText: trimmed(given.cookieBannerCtaText),
    optOutCtaText: trimmed(given.cookieBannerOptOutCtaText),
    theme: oneOf(given.cookieBannerTheme, ['LIGHT', 'DARK'], 'DARK'),
    ctaVariant: oneOf(given.cookieBannerCtaVariant, ['TEXT', 'BUTTON', 'ICON'], 'ICON'),
    acceptType: oneOf(given.cookieBannerAcceptType, ['OPT_IN', 'OPT_IN_AND_OUT'], 'OPT_IN'),
  };
  const position = given.cookieBannerPosition;
  if (given.cookieBannerVariant === 'POPUP')
    return {
      ...common,
      variant: 'POPUP',
      position: oneOf(position, popupPositions, 'BOTTOM_LEFT'),
    };
  const fallback: BarPosition =
    position === 'TOP_LEFT' || position === 'TOP_RIGHT' ? 'TOP' : 'BOTTOM';
  return { ...common, variant: 'BAR', position: oneOf(position, barPositions, fallback) };
}

/**
 * An owner who clears the editor leaves `<p class="…"></p>`, often with a line break or a no-break
 * space inside.
 */
function isEmptyHtml(html: string | null | undefined): boolean {
  if (typeof html !== 'string') return true;
  return html.replace(/<\/?(?:p|br)(?:\s[^>]*)?\/?>|&nbsp;|&#160;|\s/gi, '') === '';
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function oneOf<Value extends string>(
  given: unknown,
  known: readonly Value[],
  fallback: Value,
): Value {
  return known.includes(given as Value) ? (given as Value) : fallback;
}
