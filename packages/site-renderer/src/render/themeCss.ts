import {
  isWholeCss,
  type FontDefinition,
  type ThemeDefinition,
} from '@plinth/site-blocks/rendering';

const tokenName = /^[a-z0-9-]+$/;

/** A value that could close the rule or the style element, or load something, is left out. */
const unsafeValue = /[{}<>;@\\]|url\(/i;

/** A token's value as it may stand in a rule; undefined for one that could do more than be a value. */
export const tokenValue = (value: unknown): string | undefined =>
  typeof value === 'string' && !unsafeValue.test(value) && isWholeCss(value) ? value : undefined;

function declarations(tokens: Record<string, string> = {}): string {
  return Object.entries(tokens)
    .filter(([name, value]) => tokenName.test(name) && tokenValue(value) !== undefined)
    .map(([name, value]) => `--pl-${name}:${value}`)
    .join(';');
}

const fontSource = /^\/[\w./-]+\.woff2$/;
const fontFamily = /^[\w -]+$/;
const fontWeight = /^\d{1,4}( \d{1,4})?$/;

/** Fonts whose address is on this site and whose name is a name; the rest is left out. */
export function usableFonts({ fonts = [] }: ThemeDefinition = {}): FontDefinition[] {
  return fonts.filter(
    ({ family, src, weight = '400' }) =>
      fontSource.test(src) && fontFamily.test(family) && fontWeight.test(weight),
  );
}

/** `optional`: a font that comes too late is used from the next page on, and the text never jumps. */
const fontFace = ({ family, src, weight = '400', style = 'normal' }: FontDefinition): string =>
  `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:${weight};font-style:${style === 'italic' ? 'italic' : 'normal'};font-display:optional}`;

/** The owner's tokens as rules: dark ones where the visitor's system asks for dark. */
export function themeCss(theme: ThemeDefinition = {}): string {
  const light = declarations(theme.light);
  const dark = declarations(theme.dark);
  return (
    usableFonts(theme).map(fontFace).join('') +
    (light && `:root{${light}}`) +
    (dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`)
  );
}
