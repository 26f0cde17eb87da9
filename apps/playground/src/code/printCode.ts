import type { Example, ExampleCode } from '../example/example';
import { asComponent } from './asComponent';
import { printOptions } from './printOptions';

/**
 * The code to copy of an example with these options. Initial values of the example that are not defaults of the
 * component are written too, so that the pasted code shows the same.
 */
export function printCode(
  { code, first }: Example,
  values: Readonly<Record<string, unknown>>,
): ExampleCode {
  const { react, ...others } = code(printOptions({ ...first, ...values }));
  return { ...(react !== undefined && { react: asComponent(react) }), ...others };
}
