/** A name or a text in quotes, where a script's code has it: neither in a comment nor inside another text. */
export interface Mention {
  /** The word, or what stands between the quotes. */
  name: string;
  start: number;
  end: number;
  /** The last sign before it that is no space; a letter for a word. */
  before: string;
}

/** Space and comments. */
const space = /(?:\s|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y;
const word = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{N}$_\u200c\u200d]*/uy;

/** @returns where the text goes on behind space and comments */
export function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  return at + space.exec(text)![0].length;
}

export function wordAt(text: string, at: number): string | undefined {
  word.lastIndex = at;
  return word.exec(text)?.[0];
}

export const isQuote = (sign: string | undefined): boolean =>
  sign === '"' || sign === "'" || sign === '`';

/**
 * Where the text goes on behind the string that begins at a quote. One in single or double quotes ends with its line at
 * the latest: what is wrong there, is wrong in one line only.
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

/** A template holds code, which holds templates: without a call for each, nobody can write too many. */
function endOfTemplate(text: string, start: number): number {
  const open = ['`'];
  let at = start + 1;
  while (at < text.length && open.length > 0) {
    const sign = text[at]!;
    if (open.at(-1) === '`') {
      const opensCode = text.startsWith('${', at);
      if (opensCode) open.push('{');
      else if (sign === '`') open.pop();
      at += opensCode || sign === '\\' ? 2 : 1;
    } else if (sign === '"' || sign === "'") {
      at = endOfString(text, at);
    } else {
      if (sign === '`' || sign === '{') open.push(sign);
      else if (sign === '}') open.pop();
      at += 1;
    }
  }
  return at;
}

/** A pattern may stand behind them, where a division stands behind other words and brackets. */
const beforePattern =
  /^(?:return|typeof|case|in|of|void|delete|do|else|instanceof|new|throw|yield|await)$/;
const heads = /^(?:if|while|for|with)$/;

/**
 * Calls back for every word and every text in quotes of a script's code, in their order.
 *
 * @param see gives where to go on, if not behind the mention
 */
export function forEachMention(script: string, see: (mention: Mention) => number): void {
  let at = 0;
  let before = '';
  let lastWord = '';
  /** Whether each bracket that is open belongs to an `if` or a loop: behind it a statement begins. */
  const brackets: boolean[] = [];
  while (at < script.length) {
    const sign = script[at]!;
    const found = wordAt(script, at);
    if (script.startsWith('<!--', at)) {
      at = endOf(script, '\n', at);
    } else if (isQuote(sign)) {
      const end = endOfString(script, at);
      const name = script.slice(at + 1, end - 1);
      at = Math.max(end, see({ name, start: at, end, before }));
      before = sign;
    } else if (found !== undefined) {
      const end = at + found.length;
      at = Math.max(end, see({ name: found, start: at, end, before }));
      before = 'w';
      lastWord = found;
    } else if (sign === '/' && (script[at + 1] === '/' || script[at + 1] === '*')) {
      // An end that is missing makes it no comment: it is passed over.
      at = Math.max(at + 2, skipSpace(script, at));
    } else if (
      sign === '/' &&
      (/^[(,=:[!&|?{};]?$/.test(before) || (before === 'w' && beforePattern.test(lastWord)))
    ) {
      at = endOfPattern(script, at);
      before = '/';
    } else {
      if (sign === '(') brackets.push(before === 'w' && heads.test(lastWord));
      if (sign.trim()) before = sign === ')' && brackets.pop() ? ';' : /\d/.test(sign) ? '0' : sign;
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
