import { endOfString, isQuote, skipSpace, wordAt } from './scriptText';

/** A value that was written as a literal in a script. */
export interface ReadLiteral {
  value: unknown;
  /** The index after the value. */
  end: number;
}

export interface ReadLiteralOptions {
  /** The index at which the value begins. @default 0 */
  at?: number;
  /**
   * Called with the path of each value that is not a literal (a call, a name, a template with
   * placeholders) and was left out. If this happens at the root, nothing was read.
   */
  onGap?: (path: readonly string[]) => void;
}

/** Deeper than any page, and far below the browser's stack limit. */
const maxDepth = 200;

const number =
  /[+-]?(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?n?)/y;
const not = /!\s*/y;
const voidLiteral = /void\s+0/y;
/** Calls that return their argument, as text or as a value. */
const call =
  /(?:(?:window|self|globalThis)\s*\.\s*)?(JSON\s*\.\s*parse|Object\s*\.\s*(?:freeze|seal)|decodeURI(?:Component)?|atob)\s*\(/y;
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
  // A line that continues on the next line.
  '\n': '',
  '\u2028': '',
  '\u2029': '',
};
const escape = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g;

/**
 * Reads a literal of a script without running it: JSON, and the other forms that scripts use:
 * comments, trailing commas, bare and numeric keys, three kinds of quotes, all escapes,
 * concatenated strings, `undefined`, `!0`, `void 0`, `JSON.parse('…')`, `Object.freeze({…})`.
 * `undefined` is left out, as JSON does.
 *
 * @returns `undefined` if there is no literal, or it is not terminated
 */
export function readLiteral(
  text: string,
  options: ReadLiteralOptions = {},
): ReadLiteral | undefined {
  const { onGap = () => {} } = options;
  const path: string[] = [];
  let at = options.at ?? 0;
  let nested = 0;

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  }
  function skip(char: string): boolean {
    at = skipSpace(text, at);
    const isThere = text[at] === char;
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
    return written.replace(escape, (_, ...groups: (string | undefined)[]) => {
      const [braced, four, two, char] = groups;
      if (char !== undefined)
        return char === '\r\n' || char === '\r' ? '' : (escapes[char] ?? char);
      const code = parseInt((braced ?? four ?? two)!, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
  }

  function readKey(): string {
    if (isQuote(text[at])) return readString();
    const key = wordAt(text, at);
    at += key?.length ?? 0;
    const found = key ?? match(number);
    if (found === undefined) throw new NoLiteral();
    return found;
  }

  function readObject(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const depth = path.length;
    at += 1;
    while (!skip('}')) {
      if (text.startsWith('...', at) || text[at] === '[') {
        // A spread or calculated key may write any key.
        onGap([...path]);
        skipExpression();
      } else {
        const key = readKey();
        path.push(key);
        let value: unknown;
        if (skip(':')) {
          value = readOrSkip();
          path.pop();
        } else {
          // A key without a value is a shorthand property, a key with brackets is a method. After
          // `get` comes another name.
          if (!/[,}(]/.test(text[at] ?? '')) path.pop();
          onGap([...path]);
          path.length = depth;
          skipExpression();
        }
        // Defined as an own property, even if the key is `__proto__`.
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

  /** A value, or a concatenation of strings. */
  function readValue(): unknown {
    let value = readPart();
    while (typeof value === 'string' && skip('+')) {
      const part = readPart();
      if (typeof part !== 'string') throw new NoLiteral();
      value += part;
    }
    return value;
  }

  function readPart(): unknown {
    at = skipSpace(text, at);
    const char = text[at];
    if (path.length + nested > maxDepth || char === undefined) throw new Unended();
    if (char === '{') return readObject();
    if (char === '[') return readArray();
    if (isQuote(char)) return readString();
    if (char === '(') return readInside();
    const called = match(call);
    if (called) {
      at -= 1;
      return callNamed(called, readInside());
    }
    if (match(not)) return !inside(readPart);
    if (match(voidLiteral)) return undefined;
    const digits = match(number);
    if (digits !== undefined) return Number(digits.replace(/[_n]/g, ''));
    const name = wordAt(text, at);
    if (name === undefined || !Object.hasOwn(words, name)) throw new NoLiteral();
    at += name.length;
    return words[name];
  }

  /** Brackets and operators that do not extend the path also count as depth. */
  function inside(read: () => unknown): unknown {
    nested += 1;
    const value = read();
    nested -= 1;
    return value;
  }

  function readInside(): unknown {
    at += 1;
    const value = inside(readValue);
    if (!skip(')')) throw new NoLiteral();
    return value;
  }

  /** A value of a list or an object; values that are not literals are skipped. */
  function readOrSkip(): unknown {
    const start = at;
    const depth = path.length;
    const nestedHere = nested;
    try {
      const value = readValue();
      at = skipSpace(text, at);
      if (text[at] === ',' || text[at] === '}' || text[at] === ']') return value;
    } catch (error) {
      // An unterminated literal is reported at once: searching for its end at each level would take
      // too long.
      if (error instanceof Unended) throw error;
    }
    at = start;
    nested = nestedHere;
    path.length = depth;
    onGap([...path]);
    skipExpression();
    return undefined;
  }

  function skipExpression(): void {
    const closing: string[] = [];
    for (; ; at += 1) {
      at = skipSpace(text, at);
      const char = text[at];
      if (char === undefined) throw new Unended();
      if (closing.length === 0 && (char === ',' || char === '}' || char === ']')) return;
      if (isQuote(char)) at = endOfString(text, at) - 1;
      else if (char in brackets) closing.push(brackets[char]!);
      else if (/[)\]}]/.test(char) && closing.pop() !== char) throw new NoLiteral();
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
/** The text has ended, or is nested too deeply. */
class Unended extends Error {}

/** Calls a built-in function by its name; throws if it does not accept the value. */
function callNamed(name: string, value: unknown): unknown {
  if (name.includes('Object')) return value;
  if (typeof value !== 'string') throw new NoLiteral();
  if (name.includes('JSON')) return JSON.parse(value) as unknown;
  if (name.includes('atob')) return atob(value);
  return name.includes('Component') ? decodeURIComponent(value) : decodeURI(value);
}
