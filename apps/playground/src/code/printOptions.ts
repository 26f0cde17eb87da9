import type { PrintedOptions } from '../example/example';

/** Prints options for the code to copy, the way a person would write them. */
export function printOptions(values: Readonly<Record<string, unknown>>): PrintedOptions {
  const entries = Object.entries(values);
  const object = entries.length === 0 ? '' : printObject(entries);
  return {
    attributes: entries.map(([name, value]) => ` ${printAttribute(name, value)}`).join(''),
    object,
    argument: object && `, ${object}`,
  };
}

function printAttribute(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printValue(value)}}`;
}

function printObject(entries: [string, unknown][]): string {
  const parts = entries.map(([name, value]) => `${name}: ${printValue(value)}`);
  const line = `{ ${parts.join(', ')} }`;
  return line.length <= 60 ? line : `{\n${parts.map((part) => `  ${part},\n`).join('')}}`;
}

function printValue(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
