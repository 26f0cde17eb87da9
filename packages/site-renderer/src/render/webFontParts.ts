import {
  permissionsOf,
  type PolicySources,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { fontSources, siteFonts, type FontOfPage } from '../fonts/siteFonts';
import { takeKeptFaces } from '../fonts/takeKeptFaces.inline.generated';
import { tokenValue } from './themeCss';

/** Fallback fonts if the theme sets none, as in base.css. */
const ownFonts: Readonly<Record<FontOfPage['use'], string>> = {
  body: "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
  heading: 'var(--pl-font-body)',
};

export interface WebFontParts {
  /** The families of the page's texts, after they have loaded. */
  css: string;
  /**
   * The script that uses fonts that this browser has loaded before; empty if nothing of another
   * company may load.
   */
  script: string;
  /** The argument of `startFonts`. */
  asked: string;
  sources: readonly PolicySources[];
}

/**
 * The parts of a page for fonts of other companies ([RUN-6g]); empty on a site without them. The
 * page never waits for fonts and never changes them after the first paint: fonts that were loaded
 * on one page are used from the next page on.
 */
export function webFontParts({ site, request }: RenderContext): WebFontParts {
  const fonts = siteFonts(site);
  if (fonts.length === 0) return { css: '', script: '', asked: '', sources: [] };
  const declarations = fonts.map(({ use, family }) => {
    const fallback = tokenValue(site.theme?.light?.[`font-${use}`]) ?? ownFonts[use];
    return `--pl-font-${use}:"${family}",${fallback}`;
  });
  const key = JSON.stringify(fonts.map(({ family, sheet }) => [family, sheet]));
  const mayCome = permissionsOf({ site, request }).fonts;
  return {
    css: `:root[data-web-fonts]{${declarations.join(';')}}:root[data-web-fonts=wait] body{visibility:hidden}`,
    script: mayCome && !request.isTurned ? takeKeptFaces.call(key) : '',
    asked: JSON.stringify({ key, fonts }),
    sources: fontSources(fonts),
  };
}
