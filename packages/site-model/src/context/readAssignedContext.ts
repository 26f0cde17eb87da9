import { readLiteral } from './readLiteral';
import {
  endOfString,
  forEachMention,
  isQuote,
  skipSpace,
  wordAt,
  type Mention,
} from './scriptText';

/** The name to which published pages assign their context. */
export const assignedContextName = 'SQUARESPACE_CONTEXT';

type Context = Record<string, unknown>;
/** Names below the context that a script writes out; `undefined` for a name that it calculates. */
type Path = readonly (string | undefined)[];

/** Longer scripts are ignored: the longest context of a published page has 34 KB. */
const maxLength = 2_000_000;

/**
 * Each unterminated literal is read to the end of its script; a page has fewer than these, and
 * reading more would take too long.
 */
const maxUnreadable = 20;

/** After a name: `=`, or another assignment operator. */
const assignment = /(\|\||\?\?|&&|[-+*/%&|^])?=(?![=>])/y;
const or = /\|\||\?\?/y;
/** `window.Static.` and the like before the context. */
const holders = /(?:(?!SQUARESPACE_CONTEXT\b)[\w$]+\s*\??[.[]\s*)*/y;
/**
 * A call that copies values into its first argument, the mention; `true` asks jQuery for a deep
 * copy.
 */
const copying =
  /(?:^|[^\w$])(assign|extend|merge\w*|deep\w*)\s*\(\s*(true\s*,\s*)?(?:[\w$]+\s*\??[.[]\s*)*$/i;
/** The variable to which a mention is assigned. */
const given = /(?:^|[^\w$.])([\w$]+)\s*=\s*(?:[\w$]+\s*\??[.[]\s*)*$/;
/** Number of characters before a mention that these two patterns look at. */
const lookBack = 200;

/** An index in a script. */
interface Place {
  script: string;
  at: number;
}

/**
 * Reads the context that a page's scripts assign (`Static.SQUARESPACE_CONTEXT = {…};`) without
 * running them. Other statements are skipped. The last assignment counts, whether it is to the
 * whole context or to a field of it.
 *
 * @param scripts the texts of the page's inline scripts, in order
 * @returns `undefined` if no script assigns a context; `null` if the assigned context, or its
 * cookie settings, cannot be read
 */
export function readAssignedContext(
  scripts: readonly string[],
): Record<string, unknown> | null | undefined {
  let context: Context | null | undefined;
  let unreadable = 0;
  /** Variables that hold the context or a part of it. */
  const aliases = new Map<string, Path>();

  /** From here on the cookie settings are unknown. */
  function doubt(path: Path): void {
    if (concernsCookies(path)) context = null;
  }

  function valueAt(path: Path): unknown {
    let value: unknown = context;
    for (const name of path)
      value =
        isRecord(value) && name !== undefined && Object.hasOwn(value, name)
          ? value[name]
          : undefined;
    return value;
  }

  function assign(path: Path, value: unknown): void {
    if (path.length === 0) {
      context = isRecord(value) ? value : null;
      return;
    }
    const holder = valueAt(path.slice(0, -1));
    // A calculated name may be any name.
    if (path.includes(undefined)) doubt(path);
    else if (isRecord(holder)) setField(holder, path.at(-1)!, value);
  }

  /** @returns the index after the literal, or `undefined` without one */
  function readInto(
    { script, at }: Place,
    path: Path,
    take: (value: unknown) => void,
  ): number | undefined {
    let isDoubtful = false;
    const literal = readLiteral(script, {
      at,
      onGap: (gap) => (isDoubtful ||= concernsCookies([...path, ...gap])),
    });
    const end = literal && skipSpace(script, literal.end);
    // `{…}[language]`, `{…} && ready()`: the literal is part of a larger expression.
    if (end && /[[.(?&|`]/.test(script[end] ?? '')) isDoubtful ||= concernsCookies(path);
    if (isDoubtful) context = null;
    else if (literal) take(literal.value);
    if (!literal) unreadable += 1;
    return end;
  }

  /** @param at the index after the assignment operator */
  function readAssignment({ script, at }: Place, path: Path, isDefault: boolean): number {
    let start = skipSpace(script, at);
    let takes = !isDefault || valueAt(path) === undefined;
    // `X = X || {…}`: the present value, or else this literal.
    const own = mentionAfterHolders(script, start);
    const rest = own && readPath(script, own);
    if (rest && !isDefault && isSamePath(rest.path, path)) {
      or.lastIndex = skipSpace(script, rest.end);
      if (or.test(script)) {
        takes = valueAt(path) === undefined;
        start = skipSpace(script, or.lastIndex);
      }
    }
    if (!takes) return start;
    const end = readInto({ script, at: start }, path, (value) => assign(path, value));
    if (end !== undefined) return end;
    return unreadable < maxUnreadable ? start : script.length;
  }

  /** `Object.assign(X, {…}, {…})` @param at the index of the comma after the first argument */
  function readCopies({ script, at }: Place, path: Path, isDeep: boolean): number {
    let end: number | undefined = at;
    while (script[end] === ',') {
      const start: number = skipSpace(script, end + 1);
      end = readInto({ script, at: start }, path, (value) => {
        const holder = valueAt(path);
        if (isRecord(holder) && isRecord(value)) copyInto(holder, value, isDeep);
        else doubt(path);
      });
      if (end === undefined) return unreadable < maxUnreadable ? start : script.length;
    }
    if (script[end] !== ')') doubt(path);
    return end;
  }

  function see(script: string, mention: Mention): number {
    const { name, start, end, before } = mention;
    const alias = before === '.' || isQuote(script[start]) ? undefined : aliases.get(name);
    if (name !== assignedContextName && !alias) return end;
    const { path: below, end: behind } = readPath(script, mention);
    const path = [...(alias ?? []), ...below];
    const at = skipSpace(script, behind);
    assignment.lastIndex = at;
    const [found, operator] = assignment.exec(script) ?? [];
    const earlier = script.slice(Math.max(0, start - lookBack), start);
    const [, copy, deep] = copying.exec(earlier) ?? [];
    if (alias) {
      // In minified scripts another function's variable may have the same name, so the alias is
      // dropped.
      if (found && below.length === 0) aliases.delete(name);
      else if (found || (copy && script[at] === ',')) doubt(path);
      return end;
    }
    if (found) {
      const isDefault = operator === '||' || operator === '??';
      if (!operator || isDefault)
        return readAssignment({ script, at: at + found.length }, path, isDefault);
      doubt(path);
      return at;
    }
    const isKey = path.length === 0 && (before === '{' || before === ',');
    if (isKey && script[at] === ':') return readAssignment({ script, at: at + 1 }, path, false);
    if (copy && script[at] === ',')
      return readCopies({ script, at }, path, Boolean(deep) || !/^(?:assign|extend)$/i.test(copy));
    const [, variable] = given.exec(earlier) ?? [];
    if (variable) aliases.set(variable, path);
    return end;
  }

  for (const script of scripts) {
    if (script.length > maxLength) {
      if (script.includes(assignedContextName)) context = null;
      continue;
    }
    forEachMention(script, (mention) => see(script, mention));
  }
  return context;
}

/** Whether a value at a path contains, or may contain, cookie settings. */
const concernsCookies = ([field]: Path): boolean =>
  field === undefined || field === 'cookieSettings';

/** The mention of the context at an index, after the objects that hold it. */
function mentionAfterHolders(script: string, at: number): Mention | undefined {
  holders.lastIndex = at;
  const start = at + holders.exec(script)![0].length;
  const isQuoted = isQuote(script[start]);
  const end = isQuoted ? endOfString(script, start) : start + (wordAt(script, start)?.length ?? 0);
  const name = isQuoted ? script.slice(start + 1, end - 1) : script.slice(start, end);
  return name === assignedContextName
    ? { name, start, end, before: isQuoted ? '[' : '.' }
    : undefined;
}

/** The names after a mention: `X.a["b"][2]`. */
function readPath(script: string, { end, before, start }: Mention): { path: Path; end: number } {
  const path: (string | undefined)[] = [];
  let behind = end;
  if (isQuote(script[start]) && before === '[') {
    const bracket = skipSpace(script, end);
    if (script[bracket] === ']') behind = bracket + 1;
  }
  for (;;) {
    let at = skipSpace(script, behind);
    if (script.startsWith('?.', at)) at += script[at + 2] === '[' ? 2 : 1;
    if (script[at] === '.') {
      const inner = skipSpace(script, at + 1);
      const name = wordAt(script, inner);
      if (name === undefined) return { path, end: behind };
      path.push(name);
      behind = inner + name.length;
    } else if (script[at] === '[') {
      const inner = skipSpace(script, at + 1);
      const isPlain = isQuote(script[inner]) || /\d/.test(script[inner] ?? '');
      const literal = isPlain ? readLiteral(script, { at: inner }) : undefined;
      const closing = literal && skipSpace(script, literal.end);
      const isName = closing !== undefined && script[closing] === ']';
      path.push(isName ? String(literal!.value) : undefined);
      behind = isName ? closing + 1 : endOfBrackets(script, at);
    } else return { path, end: behind };
  }
}

/** A calculated name is short, so the search for its closing bracket is limited. */
function endOfBrackets(script: string, start: number): number {
  const end = Math.min(script.length, start + lookBack);
  let depth = 0;
  let at = start;
  while (at < end) {
    const char = script[at];
    if (char === '[') depth += 1;
    if (char === ']') depth -= 1;
    if (depth === 0) return at + 1;
    at = isQuote(char) ? endOfString(script, at) : at + 1;
  }
  return start + 1;
}

const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

function setField(holder: Context, name: string, value: unknown): void {
  if (value === undefined) delete holder[name];
  else if (name !== '__proto__') holder[name] = value;
}

function copyInto(holder: Context, values: Context, isDeep: boolean): void {
  for (const [name, value] of Object.entries(values)) {
    const own = Object.hasOwn(holder, name) ? holder[name] : undefined;
    if (isDeep && isRecord(own) && isRecord(value)) copyInto(own, value, true);
    else setField(holder, name, value);
  }
}

const isRecord = (value: unknown): value is Context =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
