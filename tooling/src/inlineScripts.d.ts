/** The inline scripts of pages, as their generated files should be. */
export function inlineScripts(): Promise<{ file: string; code: string }[]>;
/** Outdated generated files, from the repository's root. */
export function staleInlineScripts(): Promise<string[]>;
