import { ignoreErrors } from '../ignoreErrors';
import { readLiteral } from './readLiteral';

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

/**
 * Reads an object or a list from an attribute of a published page whose JSON is not strict
 * ([MOD-36]): escaped as HTML twice, a literal of a script, or with other text around it.
 *
 * @returns `undefined` if there is neither
 *
 * @example
 * ```ts
 * import { readLooseJson } from '@plinth/site-model';
 *
 * readLooseJson("{'columns': 3};"); // { columns: 3 }
 * ```
 */
export function readLooseJson(text: string): object | undefined {
  const strict = ignoreErrors(() => JSON.parse(text) as unknown);
  if (strict !== undefined) return asObject(strict);
  const isEscaped = /^[^"']*[{[]\s*&(quot|#34|#39|apos);/.test(text);
  const decoded = isEscaped
    ? text.replace(/&(quot|apos|#34|#39|lt|gt|amp);/g, (_, name: string) => entities[name]!)
    : text;
  const at = decoded.search(/[{[]/);
  return at < 0
    ? undefined
    : asObject(
        ignoreErrors(() => JSON.parse(decoded) as unknown) ?? readLiteral(decoded, { at })?.value,
      );
}

const asObject = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;
