import type { ThemeDefinition } from './siteDefinition';

const tokenName = /^[a-z0-9-]+$/;

/** A value that could close the rule or the style element, or load something, is left out. */
const unsafeValue = /[{}<>;@\\]|url\(/i;

function declarations(tokens: Record<string, string> = {}): string {
  return Object.entries(tokens)
    .filter(
      ([name, value]) =>
        tokenName.test(name) && typeof value === 'string' && !unsafeValue.test(value),
    )
    .map(([name, value]) => `--pl-${name}:${value}`)
    .join(';');
}

/** The owner's tokens as rules: dark ones where the visitor's system asks for dark. */
export function themeCss(theme: ThemeDefinition = {}): string {
  const light = declarations(theme.light);
  const dark = declarations(theme.dark);
  return (
    (light && `:root{${light}}`) + (dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`)
  );
}
