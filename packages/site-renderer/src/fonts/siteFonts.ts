import { encodeAddressPart } from '@plinth/site-model';
import type { PolicySources, SiteDefinition } from '@plinth/site-blocks/rendering';
import {
  fontUses,
  isFontFamily,
  isFontKit,
  isFontVariant,
  usualVariants,
  type FontUse,
  type WebFont,
} from '../context/webFont';

/** A family of a page, and the style sheet with its files. */
export interface FontOfPage {
  use: FontUse;
  family: string;
  variants: readonly string[];
  sheet: string;
  /** The origin of its files. */
  files: string;
  /** Whether the owner's kit must contain it ([RUN-5]). */
  isOfKit: boolean;
}

const service = { sheets: 'https://fonts.googleapis.com', files: 'https://fonts.gstatic.com' };
const kits = 'https://use.typekit.net';

/**
 * The fonts of other companies on a site's pages ([RUN-6g]); empty for most sites. A family of the
 * kit takes precedence over a family of the service for the same texts.
 */
export function siteFonts({ theme, typekitId }: Pick<SiteDefinition, 'theme' | 'typekitId'>) {
  return fontUses.flatMap((use): FontOfPage[] => {
    const ofKit: unknown = theme?.kitFonts?.[use];
    if (isFontKit(typekitId) && isFontFamily(ofKit)) {
      const sheet = `${kits}/${typekitId}.css`;
      const variants = ['400', '400i', '700', '700i'];
      return [{ use, family: ofKit, variants, sheet, files: kits, isOfKit: true }];
    }
    const { family, variants: named } = Object(theme?.webFonts?.[use]) as Partial<WebFont>;
    if (!isFontFamily(family)) return [];
    const readable = Array.isArray(named) ? named.filter(isFontVariant) : [];
    const variants = readable.length > 0 ? readable : usualVariants[use];
    const sheet = sheetOf(family, variants);
    return [{ use, family, variants, sheet, files: service.files, isOfKit: false }];
  });
}

/**
 * The address of a family's style sheet (https://developers.google.com/fonts/docs/css2). One family
 * per address, because the service answers an unknown name without any style sheet.
 */
function sheetOf(family: string, variants: readonly string[]): string {
  const styles = [...new Set(variants)]
    .map((variant) => [variant.endsWith('i') ? 1 : 0, parseInt(variant)] as const)
    // The service refuses any other order.
    .sort(([a, first], [b, second]) => a - b || first - second);
  const hasItalics = styles.some(([italic]) => italic);
  const axes = hasItalics
    ? `ital,wght@${styles.map((style) => style.join(',')).join(';')}`
    : `wght@${styles.map(([, weight]) => weight).join(';')}`;
  const name = encodeAddressPart(family).replaceAll('%20', '+');
  return `${service.sheets}/css2?family=${name}:${axes}&display=optional`;
}

/**
 * The sources that the pages' policy must allow for them: style sheets and files are loaded by
 * fetch, never linked.
 */
export function fontSources(fonts: readonly FontOfPage[]): PolicySources[] {
  if (fonts.length === 0) return [];
  const origins = fonts.flatMap(({ sheet, files }) => [new URL(sheet).origin, files]);
  return [
    {
      scripts: [],
      sheets: [],
      fonts: [],
      pictures: [],
      trustedTypes: [],
      connections: [...new Set(origins)],
    },
  ];
}
