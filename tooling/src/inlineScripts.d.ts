/** The inline scripts of pages, as their generated files should be. */
export function inlineScripts(): Promise<{ file: string; code: string }[]>;
/** Generated files that are behind their sources, from the repository's root. */
export function staleInlineScripts(): Promise<string[]>;
