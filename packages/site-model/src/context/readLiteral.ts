/** A value as a script writes it. */
export interface ReadLiteral {
  value: unknown;
  /** Where the text goes on behind it. */
  end: number;
}

export interface ReadLiteralOptions {
  /** Where in the text the value begins. @default 0 */
  at?: number;
  /**
   * Is told the path of each value that is no literal (a call, a name, a template with places) and was left out. Where
   * this happens at the root, nothing was read.
   */
  onGap?: (path: readonly string[]) => void;
}

/** Deeper than any page writes, and far from where the browser's own stack ends. */
const maxDepth = 200;

const space = /(?:\s|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y;
const number = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const word = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{N}$_\u200c\u200d]*/uy;
const shortWord = /!\s*[01]|void\s+0/y;
const parseCall = /JSON\s*\.\s*parse\s*\(/y;
const words: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined: undefined,
  NaN: null,
  Infinity: null,
};
const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
  // A line that goes on in the next one.
  '\n': '',
  '\u2028': '',
  '\u2029': '',
};
const escape = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g;

/**
 * Reads a literal of a script without running it: JSON and whatever else scripts write for the same. Comments, commas
 * at the end, bare and numbered keys, three kinds of quotes, all escapes, `undefined`, `!0`, `void 0`,
 * `JSON.parse('…')`. `undefined` is left out, as JSON does.
 *
 * @returns `undefined` where no literal stands, or it does not end
 */
export function readLiteral(
  text: string,
  options: ReadLiteralOptions = {},
): ReadLiteral | undefined {
  const { onGap = () => {} } = options;
  const path: string[] = [];
  let at = options.at ?? 0;

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  }
  function skip(sign: string): boolean {
    match(space);
    const isThere = text[at] === sign;
    if (isThere) at += 1;
    return isThere;
  }

  function readString(): string {
    const quote = text[at];
    const start = ++at;
    while (at < text.length && text[at] !== quote) {
      if (quote === '`' && text.startsWith('${', at)) throw new NoLiteral();
      at += text[at] === '\\' ? 2 : 1;
    }
    if (at >= text.length) throw new Unended();
    const written = text.slice(start, at++);
    return written.replace(escape, (_, braced, four, two, sign: string | undefined) => {
      if (sign !== undefined)
        return sign === '\r\n' || sign === '\r' ? '' : (escapes[sign] ?? sign);
      const code = parseInt(String(braced ?? four ?? two), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
  }

  function readKey(): string {
    if (isQuote(text[at])) return readString();
    const key = match(word) ?? match(number);
    if (key === undefined) throw new NoLiteral();
    return key;
  }

  function readObject(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    at += 1;
    while (!skip('}')) {
      if (text.startsWith('...', at) || text[at] === '[') {
        // May write any key.
        onGap([...path]);
        skipExpression();
      } else {
        const key = readKey();
        path.push(key);
        let value: unknown;
        // A key alone is a name from elsewhere.
        if (skip(':')) value = readOrSkip();
        else onGap([...path]);
        path.pop();
        // Written as its own, also where the key is `__proto__`.
        const descriptor = { value, writable: true, enumerable: true, configurable: true };
        if (value === undefined) delete object[key];
        else Object.defineProperty(object, key, descriptor);
      }
      if (skip(',')) continue;
      if (text[at] !== '}') throw new NoLiteral();
    }
    return object;
  }

  function readArray(): unknown[] {
    const array: unknown[] = [];
    at += 1;
    while (!skip(']')) {
      path.push(String(array.length));
      array.push(text[at] === ',' ? null : (readOrSkip() ?? null));
      path.pop();
      if (skip(',')) continue;
      if (text[at] !== ']') throw new NoLiteral();
    }
    return array;
  }

  function readValue(): unknown {
    match(space);
    const sign = text[at];
    if (path.length > maxDepth || sign === undefined) throw new Unended();
    if (sign === '{') return readObject();
    if (sign === '[') return readArray();
    if (isQuote(sign)) return readString();
    if (sign === '(') return readInside();
    if (match(parseCall)) {
      at -= 1;
      return JSON.parse(String(readInside())) as unknown;
    }
    const short = match(shortWord);
    if (short) return short.startsWith('v') ? undefined : short.endsWith('0');
    const digits = match(number);
    if (digits !== undefined) return Number(digits);
    const name = match(word);
    if (name === undefined || !Object.hasOwn(words, name)) throw new NoLiteral();
    return words[name];
  }

  function readInside(): unknown {
    at += 1;
    const value = readValue();
    if (!skip(')')) throw new NoLiteral();
    return value;
  }

  /** A value of a list or an object; what is no literal is passed over. */
  function readOrSkip(): unknown {
    const start = at;
    try {
      const value = readValue();
      match(space);
      if (text[at] === ',' || text[at] === '}' || text[at] === ']') return value;
    } catch (error) {
      // Looked for again at each level, an end that is not there would take for ever.
      if (error instanceof Unended) throw error;
    }
    at = start;
    onGap([...path]);
    skipExpression();
    return undefined;
  }

  function skipExpression(): void {
    const closing: string[] = [];
    for (; ; at += 1) {
      match(space);
      const sign = text[at];
      if (sign === undefined) throw new Unended();
      if (closing.length === 0 && (sign === ',' || sign === '}' || sign === ']')) return;
      if (isQuote(sign)) at = endOfString(text, at) - 1;
      else if (sign in brackets) closing.push(brackets[sign]!);
      else if (/[)\]}]/.test(sign) && closing.pop() !== sign) throw new NoLiteral();
    }
  }

  try {
    return { value: readValue(), end: at };
  } catch {
    onGap([]);
    return undefined;
  }
}

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

class NoLiteral extends Error {}
/** The text is over, or too deep to be read on. */
class Unended extends Error {}

export const isQuote = (sign: string | undefined): boolean =>
  sign === '"' || sign === "'" || sign === '`';

/** Where the text goes on behind the string that begins at a quote. */
export function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
