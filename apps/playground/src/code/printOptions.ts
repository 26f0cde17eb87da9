import type { PrintedOptions } from '../example/example';
import { printValue } from './printValue';

/** Prints options as source code for copying, as written by hand. */
export function printOptions(values: Readonly<Record<string, unknown>>): PrintedOptions {
  const entries = Object.entries(values);
  const object = entries.length === 0 ? '' : printValue(values);
  const printChosen = (isWanted: (name: string) => boolean) =>
    printOptions(Object.fromEntries(entries.filter(([name]) => isWanted(name))));
  return {
    attributes: entries.map(([name, value]) => ` ${printAttribute(name, value)}`).join(''),
    object,
    argument: object && `, ${object}`,
    values,
    only: (...names) => printChosen((name) => names.includes(name)),
    without: (...names) => printChosen((name) => !names.includes(name)),
    over: (needed) => printOptions({ ...needed, ...values }),
  };
}

function printAttribute(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printValue(value)}}`;
}
