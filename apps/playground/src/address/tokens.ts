/** Values of the site's tokens by their names without `--pl-`; a token with its default is absent. */
export type Tokens = Readonly<Record<string, string>>;

/** The tokens of docs/architecture.md, except spaces and durations. */
export const tokenNames = [
  'color-text',
  'color-muted',
  'color-background',
  'color-surface',
  'color-border',
  'color-accent',
  'color-on-accent',
  'color-error',
  'color-focus',
  'font-body',
  'font-heading',
  'radius-1',
  'radius-2',
] as const;

const known: ReadonlySet<string> = new Set(tokenNames);

/** Whether a name is one of the tokens: an address may contain any name. */
export const isToken = (name: string): boolean => known.has(name);

/** Sets the tokens of an element; an invalid CSS value leaves the previous one. */
export function setTokens(style: CSSStyleDeclaration, tokens: Tokens): void {
  for (const name of tokenNames) {
    const value = tokens[name];
    if (value) style.setProperty(`--pl-${name}`, value);
    else style.removeProperty(`--pl-${name}`);
  }
}
