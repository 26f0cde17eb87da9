/**
 * Prints a value as source code, as written by hand; an object that is too long for a line gets a line for each entry.
 */
export function printValue(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return `[${value.map((item) => printValue(item, depth)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return printObject(value, depth);
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

function printObject(object: object, depth: number): string {
  const print = (below: number) =>
    Object.entries(object).map(([name, value]) => `${name}: ${printValue(value, below)}`);
  const line = `{ ${print(depth).join(', ')} }`;
  if (line.length <= 60 && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth);
  return `{\n${print(depth + 1)
    .map((part) => `${indent}  ${part},\n`)
    .join('')}${indent}}`;
}
