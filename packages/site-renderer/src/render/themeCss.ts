import {
  isWholeCss,
  type FontDefinition,
  type ThemeDefinition,
} from '@plinth/site-blocks/rendering';

const tokenName = /^[a-z0-9-]+$/;

/** A value that could close the rule or the style element, or load something, is dropped. */
const unsafeValue = /[{}<>;@\\]|url\(/i;

/** A token's value that is safe in a rule; `undefined` for an unsafe value. */
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

/** Fonts with an address on this site and a valid name; others are dropped. */
export function usableFonts({ fonts = [] }: ThemeDefinition = {}): FontDefinition[] {
  return fonts.filter(
    ({ family, src, weight = '400' }) =>
      fontSource.test(src) && fontFamily.test(family) && fontWeight.test(weight),
  );
}

/** `optional`: a font that loads late is used from the next page on, and the text never shifts. */
const fontFace = ({ family, src, weight = '400', style = 'normal' }: FontDefinition): string =>
  `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:${weight};font-style:${style === 'italic' ? 'italic' : 'normal'};font-display:optional}`;

/** The owner's tokens as rules: dark tokens for visitors whose system prefers dark. */
export function themeCss(theme: ThemeDefinition = {}): string {
  const light = declarations(theme.light);
  const dark = declarations(theme.dark);
  return (
    usableFonts(theme).map(fontFace).join('') +
    (light && `:root{${light}}`) +
    (dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`)
  );
}
