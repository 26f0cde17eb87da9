import {
  permissionsOf,
  type PolicySources,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { fontSources, siteFonts, type FontOfPage } from '../fonts/siteFonts';
import { takeKeptFaces } from '../fonts/takeKeptFaces.inline.generated';
import { tokenValue } from './themeCss';

/** Letters of the page where the theme names none, as base.css has them. */
const ownFonts: Readonly<Record<FontOfPage['use'], string>> = {
  body: "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
  heading: 'var(--pl-font-body)',
};

export interface WebFontParts {
  /** The families that the page's texts are set in, once they are there. */
  css: string;
  /** Uses what this browser has loaded before; empty where nothing of another company may come. */
  script: string;
  /** The argument of `startFonts`. */
  asked: string;
  sources: readonly PolicySources[];
}

/**
 * The parts of a page for fonts of other companies ([RUN-6g]); nothing on a site without them. The page never waits for
 * them and never changes its letters once painted: what was loaded on one page is used from the next one on.
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
