/** The kind of a syntax error in JSON: the end of a key, `config.problem.syntax.<kind>`. */
export type JsonMistakeKind =
  | 'bracket'
  | 'colon'
  | 'comma'
  | 'commaTooMany'
  | 'comment'
  | 'control'
  | 'empty'
  | 'escape'
  | 'field'
  | 'fieldQuotes'
  | 'innerQuote'
  | 'invisible'
  | 'more'
  | 'number'
  | 'openText'
  | 'quotes'
  | 'unclosed'
  | 'unexpected'
  | 'value'
  | 'word';

export interface JsonMistake {
  kind: JsonMistakeKind;
  /** The position from 0: of the wrong character, or of a missing one. */
  at: number;
  /** The text at the position, for the message. */
  value?: string;
  /** The open bracket, and its position. */
  open?: Bracket;
}

interface Bracket {
  character: '{' | '[';
  at: number;
}

/** The tokens that may come next. */
type Expected = 'first value' | 'value' | 'first field' | 'field' | 'colon' | 'comma';

const space = /[ \t\n\r]*/y;
const word = /[^\s,:{}[\]"']+/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const names: ReadonlySet<string> = new Set(['true', 'false', 'null']);
/** The characters that keyboards and word processors insert instead of `"`. */
const otherQuotes = /['‘’‚‛“”„‟«»`´]/;
/** Spaces other than JSON's own, marks of direction and order, and invisible characters. */
const invisible = /[\s\p{Cc}\p{Cf}]/u;
/** A whole character, also one of two code units. */
const firstCharacter = /^./su;

/**
 * Finds the first syntax error in a JSON text, and its kind. The messages of `JSON.parse` are English, and some lack
 * the position.
 * @returns `undefined` for valid JSON
 */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const open: Bracket[] = [];
  let expected: Expected = 'value';
  let at = 0;
  /** The end of the previous value, and whether it was a string. */
  let last = { end: 0, isText: false };
  let comma = 0;

  for (;;) {
    at = endOf(space, text, at);
    const inside = open.at(-1);
    if (at === text.length) {
      if (inside) return { kind: 'unclosed', at: last.end, open: inside };
      return expected === 'comma' ? undefined : { kind: 'empty', at: 0 };
    }
    const character = text[at]!;
    if (invisible.test(character)) return { kind: 'invisible', at };
    if (character === '/' && /[/*]/.test(text[at + 1] ?? '')) return { kind: 'comment', at };

    if (expected === 'comma') {
      if (!inside) return { kind: 'more', at };
      const closing = inside.character === '{' ? '}' : ']';
      if (character === ',') {
        comma = at;
        last = { end: at + 1, isText: false };
        expected = inside.character === '{' ? 'field' : 'value';
      } else if (character === closing) {
        open.pop();
        last = { end: at + 1, isText: false };
      } else if (character === '}' || character === ']') {
        return { kind: 'bracket', at, value: character, open: inside };
      } else {
        const isInText = last.isText && last.end === at;
        return { kind: isInText ? 'innerQuote' : 'comma', at: isInText ? at - 1 : last.end };
      }
      at += 1;
      continue;
    }

    if (expected === 'colon') {
      if (character !== ':') return { kind: 'colon', at: last.end };
      expected = 'value';
      at += 1;
      last = { end: at, isText: false };
      continue;
    }

    const isField: boolean = expected === 'field' || expected === 'first field';
    if ((character === '}' && isField) || (character === ']' && inside?.character === '[')) {
      if (!expected.startsWith('first')) return { kind: 'commaTooMany', at: comma };
      open.pop();
      expected = 'comma';
      at += 1;
      last = { end: at, isText: false };
      continue;
    }
    if (character === '"') {
      const read = readText(text, at);
      if (typeof read !== 'number') return read;
      last = { end: read, isText: true };
      expected = isField ? 'colon' : 'comma';
      at = read;
      continue;
    }
    if (otherQuotes.test(character)) return { kind: 'quotes', at, value: character };
    if (isField) return missingField(text, at);
    if (character === '{' || character === '[') {
      open.push({ character, at });
      expected = character === '{' ? 'first field' : 'first value';
      at += 1;
      last = { end: at, isText: false };
      continue;
    }
    if (/[\]},:]/.test(character)) return { kind: 'value', at: last.end };
    const end = endOf(word, text, at);
    const value = text.slice(at, end);
    if (!names.has(value) && !number.test(value)) return wrongWord(value, at);
    last = { end, isText: false };
    expected = 'comma';
    at = end;
  }
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** @returns the position after the string that begins here, or its error */
function readText(text: string, start: number): number | JsonMistake {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '"') return at + 1;
    if (character === '\\') {
      if (!/^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(at + 1, at + 6)))
        return { kind: 'escape', at, value: text.slice(at, at + 2).trim() };
      at += 1;
    } else if (character === '\n' || character === '\r') {
      break;
    } else if (character < ' ') {
      return { kind: 'control', at };
    }
  }
  return { kind: 'openText', at: start };
}

function missingField(text: string, at: number): JsonMistake {
  const value = text.slice(at, endOf(word, text, at));
  return /^[\w$-]+$/.test(value) ? { kind: 'fieldQuotes', at, value } : { kind: 'field', at };
}

function wrongWord(value: string, at: number): JsonMistake {
  if (/^[-+.]?\d/.test(value)) return { kind: 'number', at, value };
  if (/^[\p{L}_$]/u.test(value)) return { kind: 'word', at, value };
  return { kind: 'unexpected', at, value: firstCharacter.exec(value)?.[0] ?? '' };
}
