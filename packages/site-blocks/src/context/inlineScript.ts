import { jsonForScript } from './escape';

/**
 * A script that is inlined in the page: a function of a `*.inline.ts`, minified by `pnpm
 * registries`.
 */
export interface InlineScript<Run extends (...given: never[]) => void> {
  /** The function as an expression. */
  readonly code: string;
  /** The text of a script element that calls it, with its arguments as JSON. */
  call(...given: Parameters<Run>): string;
}

export const inlineScript = <Run extends (...given: never[]) => void>(
  code: string,
): InlineScript<Run> => ({
  code,
  call: (...given) => `(${code})(${given.map(jsonForScript).join()})`,
});
