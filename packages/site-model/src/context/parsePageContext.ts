import { contextShape } from './contextShape';
import type { ContextProblem } from './fieldReader';

/** The page's description of itself ([MOD-18]). Fields that are not named here survive parsing. */
export type PageContext = ReturnType<typeof contextShape>;

export interface ParsedPageContext {
  readonly context: PageContext;
  /** One entry for each field that fell back to its default; report them together, once. */
  readonly problems: readonly ContextProblem[];
}

/**
 * Reads the page context from the page's JSON or from a parsed value ([MOD-18]). Never throws: a
 * missing or wrong field falls back to its default and is listed in `problems`, every other field
 * keeps its value, and unknown fields stay.
 */
export function parsePageContext(source: unknown): ParsedPageContext {
  const problems: ContextProblem[] = [];
  const report = (problem: ContextProblem) => problems.push(problem);
  let value = source;
  if (typeof source === 'string') {
    try {
      value = JSON.parse(source);
    } catch (error) {
      value = {};
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The page context is not JSON (${reason}); every default is used.`;
      return {
        context: contextShape(value, '', () => {}),
        problems: [{ path: '', kind: 'unreadable', message }],
      };
    }
  }
  return { context: contextShape(value, '', report), problems };
}
