/**
 * Code of an example ends with an element, as in a component. In a module of its own it needs a component around it;
 * code that exports a component has it already.
 */
export function asComponent(code: string): string {
  const element = /^export /m.test(code) ? undefined : /^<[^]*$/m.exec(code)?.[0];
  if (element === undefined) return code;
  const before = code.slice(0, code.length - element.length);
  const line = `export const Example = () => ${element.trim()};`;
  if (!line.includes('\n') && line.length <= 100) return before + line;
  return `${before}export const Example = () => (\n${element.trim().replaceAll(/^(?=.)/gm, '  ')}\n);`;
}
