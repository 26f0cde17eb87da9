/** A name or a string in a script's code, outside comments and other strings. */
export interface Mention {
  /** The name, or the text between the quotes. */
  name: string;
  start: number;
  end: number;
  /** The last character before it that is not a space; a letter if that was a word. */
  before: string;
}

/** Space and comments. */
const space = /(?:\s|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y;
const word = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{N}$_\u200c\u200d]*/uy;

/** @returns the index after spaces and comments */
export function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  return at + space.exec(text)![0].length;
}

export function wordAt(text: string, at: number): string | undefined {
  word.lastIndex = at;
  return word.exec(text)?.[0];
}

export const isQuote = (char: string | undefined): boolean =>
  char === '"' || char === "'" || char === '`';

/**
 * The index after the string that begins at a quote. A string in single or double quotes ends with
 * its line at the latest, so that an error affects one line only.
 */
export function endOfString(text: string, start: number): number {
  const quote = text[start]!;
  if (quote === '`') return endOfTemplate(text, start);
  let at = start + 1;
  while (at < text.length && text[at] !== quote) {
    if (text[at] === '\n') return at;
    at += text[at] !== '\\' ? 1 : text.startsWith('\r\n', at + 1) ? 3 : 2;
  }
  return at + 1;
}

/**
 * A template contains code, which contains templates. A loop instead of recursion handles any
 * depth.
 */
function endOfTemplate(text: string, start: number): number {
  const open = ['`'];
  let at = start + 1;
  while (at < text.length && open.length > 0) {
    const char = text[at]!;
    if (open.at(-1) === '`') {
      const opensCode = text.startsWith('${', at);
      if (opensCode) open.push('{');
      else if (char === '`') open.pop();
      at += opensCode || char === '\\' ? 2 : 1;
    } else if (char === '"' || char === "'") {
      at = endOfString(text, at);
    } else {
      if (char === '`' || char === '{') open.push(char);
      else if (char === '}') open.pop();
      at += 1;
    }
  }
  return at;
}

/** After these words a `/` begins a pattern; after other words and brackets it is a division. */
const beforePattern =
  /^(?:return|typeof|case|in|of|void|delete|do|else|instanceof|new|throw|yield|await)$/;
const heads = /^(?:if|while|for|with)$/;

/**
 * Calls `see` for every word and every string of a script's code, in order.
 *
 * @param see returns the index at which to continue, if not after the mention
 */
export function forEachMention(script: string, see: (mention: Mention) => number): void {
  let at = 0;
  let before = '';
  let lastWord = '';
  /** Whether each open bracket belongs to an `if` or a loop: a statement begins after it. */
  const brackets: boolean[] = [];
  while (at < script.length) {
    const char = script[at]!;
    const found = wordAt(script, at);
    if (script.startsWith('<!--', at)) {
      at = endOf(script, '\n', at);
    } else if (isQuote(char)) {
      const end = endOfString(script, at);
      const name = script.slice(at + 1, end - 1);
      at = Math.max(end, see({ name, start: at, end, before }));
      before = char;
    } else if (found !== undefined) {
      const end = at + found.length;
      at = Math.max(end, see({ name: found, start: at, end, before }));
      before = 'w';
      lastWord = found;
    } else if (char === '/' && (script[at + 1] === '/' || script[at + 1] === '*')) {
      // Without an end this is not a comment: it is skipped.
      at = Math.max(at + 2, skipSpace(script, at));
    } else if (
      char === '/' &&
      (/^[(,=:[!&|?{};]?$/.test(before) || (before === 'w' && beforePattern.test(lastWord)))
    ) {
      at = endOfPattern(script, at);
      before = '/';
    } else {
      if (char === '(') brackets.push(before === 'w' && heads.test(lastWord));
      if (char.trim()) before = char === ')' && brackets.pop() ? ';' : /\d/.test(char) ? '0' : char;
      at += 1;
    }
  }
}

function endOf(script: string, mark: string, at: number): number {
  const found = script.indexOf(mark, at);
  return found < 0 ? script.length : found + mark.length;
}

/** A regular expression ends with its line at the latest. */
function endOfPattern(script: string, start: number): number {
  const [pattern] = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*\/?/.exec(
    script.slice(start, start + 2000),
  ) ?? ['/'];
  return start + pattern.length;
}
