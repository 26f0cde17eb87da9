import type { Example, ExampleCode } from '../example/example';
import { asComponent } from './asComponent';
import { printOptions } from './printOptions';

/**
 * The code to copy of an example with these options. Those that the example sets at first, and its component does not by
 * itself, are written too: what is pasted shows what was seen.
 */
export function printCode(
  { code, first }: Example,
  values: Readonly<Record<string, unknown>>,
): ExampleCode {
  const { react, ...others } = code(printOptions({ ...first, ...values }));
  return { ...(react !== undefined && { react: asComponent(react) }), ...others };
}
