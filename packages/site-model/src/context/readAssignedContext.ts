import { endOfString, isQuote, readLiteral } from './readLiteral';

/** The name to which published pages assign their context. */
export const assignedContextName = 'SQUARESPACE_CONTEXT';

/** Longer scripts are not looked through: the longest context of a published page has 34 KB. */
const maxLength = 2_000_000;

/** Each that does not end is read to the end of its script: no page has more of them, and all of them would take for ever. */
const maxUnreadable = 20;

/** The part that may follow the name: the path below it, and its use. */
const following =
  /["'`]?\s*\]?((?:\s*\??\.\s*[\w$]+|\s*\[\s*(?:"[^"\\]*"|'[^'\\]*'|\d+)\s*\])*)\s*((?:\|\||\?\?)?=(?![=>])|:|,(?=\s*[{(]))\s*/y;
/** `Static.X || {…}`: the value that is there already, or else this one. */
const orElse = /(?:[\w$.]+\s*(?:\|\||\?\?)\s*)*/y;
const step = /[\w$]+|"[^"]*"|'[^']*'/g;

/**
 * Reads the context that a page's scripts assign (`Static.SQUARESPACE_CONTEXT = {…};`) without running them. Other
 * statements before, between and behind are passed over, and what is assigned later counts: to the whole, or to a
 * field of it.
 *
 * @param scripts the texts of the page's inline scripts, in their order
 * @returns `undefined` where none of them assigns a context; `null` where one does and it cannot be read, as a whole or in
 * what it says about cookies
 */
export function readAssignedContext(
  scripts: readonly string[],
): Record<string, unknown> | null | undefined {
  let context: Record<string, unknown> | null | undefined;
  let unreadable = 0;

  function assign(path: readonly string[], value: unknown, isMerged: boolean): void {
    if (path.length === 0 && !isMerged) {
      context = isRecord(value) ? value : null;
      return;
    }
    let holder: unknown = context;
    const steps = isMerged ? path : path.slice(0, -1);
    for (const name of steps)
      holder = isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
    if (!isRecord(holder)) return;
    for (const [name, own] of isMerged
      ? Object.entries(Object(value) as object)
      : [[path.at(-1)!, value] as const])
      if (own === undefined) delete holder[name];
      else if (name !== '__proto__') holder[name] = own;
  }

  function read(script: string, at: number): number {
    following.lastIndex = at;
    const [found, names = '', operator = ''] = following.exec(script) ?? [];
    if (found === undefined) return at;
    const path = [...names.matchAll(step)].map(([name]) => name.replace(/^["']|["']$/g, ''));
    orElse.lastIndex = at + found.length;
    const start = at + found.length + orElse.exec(script)![0].length;
    let isDoubtful = false;
    const literal = readLiteral(script, {
      at: start,
      onGap(gap) {
        const [field] = [...path, ...gap];
        isDoubtful ||= field === undefined || field === 'cookieSettings';
      },
    });
    if (isDoubtful) context = null;
    else if (literal) assign(path, literal.value, operator === ',');
    if (literal) return literal.end;
    unreadable += 1;
    return unreadable < maxUnreadable ? start : script.length;
  }

  for (const script of scripts) {
    if (script.length > maxLength) {
      if (script.includes(assignedContextName)) context = null;
      continue;
    }
    forEachMention(script, (at) => read(script, at));
  }
  return context;
}

/** Finds where code says the name, as a word or as a text in quotes; not where a comment or another text holds it. */
function forEachMention(script: string, read: (behind: number) => number): void {
  let at = 0;
  /** The last sign that is no space: tells a pattern from a division. */
  let before = '';
  while (at < script.length) {
    const sign = script[at]!;
    const two = script.slice(at, at + 2);
    if (two === '//' || script.startsWith('<!--', at)) at = endOf(script, '\n', at);
    else if (two === '/*') at = endOf(script, '*/', at);
    else if (isQuote(sign)) {
      const end = endOfString(script, at);
      const isName = script.slice(at + 1, end - 1) === assignedContextName;
      at = isName ? Math.max(end, read(end - 1)) : end;
      before = sign;
    } else if (sign === '/' && /^[(,=:[!&|?{};]?$/.test(before)) {
      at = endOfPattern(script, at);
      before = '/';
    } else if (/[\w$]/.test(sign)) {
      const [word] = wordAt(script, at);
      at += word.length;
      before = 'w';
      if (word === assignedContextName) at = Math.max(at, read(at));
    } else {
      if (sign.trim()) before = sign;
      at += 1;
    }
  }
}

const word = /[\w$]+/y;
function wordAt(script: string, at: number): RegExpExecArray {
  word.lastIndex = at;
  return word.exec(script)!;
}

function endOf(script: string, mark: string, at: number): number {
  const found = script.indexOf(mark, at + 2);
  return found < 0 ? script.length : found + mark.length;
}

/** A regular expression ends with its line at the latest. */
function endOfPattern(script: string, start: number): number {
  const [pattern] = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*\/?/.exec(
    script.slice(start, start + 2000),
  ) ?? ['/'];
  return start + pattern.length;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
