/** A part of a message: text, a placeholder, the number of the enclosing plural, or a choice. */
export type MessagePart = string | PlacePart | NumberPart | ChoicePart;

interface PlacePart {
  readonly kind: 'place' | 'number';
  readonly name: string;
}

interface NumberPart {
  readonly kind: '#';
}

export interface ChoicePart {
  readonly kind: 'plural' | 'selectordinal' | 'select';
  readonly name: string;
  readonly offset: number;
  readonly cases: ReadonlyMap<string, readonly MessagePart[]>;
}

/**
 * Parses the part of ICU MessageFormat that a visitor's page needs. Throws a `SyntaxError` for
 * anything else. The grammar, with `text` and quoting as in ICU's default apostrophe mode:
 *
 *     message = (text | '{' name '}' | '{' name ',' 'number' '}' | choice)*
 *     choice  = '{' name ',' ('plural' | 'selectordinal') ',' ['offset:' n] (('=' n | category) '{' message '}')+ '}'
 *             | '{' name ',' 'select' ',' (word '{' message '}')+ '}'
 */
export function parseMessage(text: string): readonly MessagePart[] {
  let at = 0;

  /** A `}` ends the message of a case; outside of all cases it is text. */
  function readMessage(isCase: boolean, isPlural: boolean): MessagePart[] {
    const parts: MessagePart[] = [];
    let literal = '';
    const flush = () => {
      if (literal) parts.push(literal);
      literal = '';
    };
    while (at < text.length && !(isCase && text[at] === '}')) {
      const character = text[at];
      if (character === "'") literal += readQuoted(isPlural);
      else if (character === '{') {
        flush();
        parts.push(readArgument());
      } else {
        at += 1;
        if (character === '#' && isPlural) {
          flush();
          parts.push({ kind: '#' });
        } else literal += character;
      }
    }
    flush();
    return parts;
  }

  /** `''` is an apostrophe, `'{…'` is literal text, a lone apostrophe is itself. */
  function readQuoted(isPlural: boolean): string {
    const next = text[++at];
    if (next !== '{' && next !== '}' && !(isPlural && next === '#')) {
      if (next === "'") at += 1;
      return "'";
    }
    const [quoted] = /(?:[^']|'')*/.exec(text.slice(at)) as unknown as [string];
    at += quoted.length + 1;
    return quoted.replaceAll("''", "'");
  }

  function readArgument(): MessagePart {
    at += 1;
    const name = readWord();
    if (take('}')) return { kind: 'place', name };
    expect(',');
    const kind = readWord();
    if (kind === 'number' && take('}')) return { kind, name };
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') return fail();
    expect(',');
    let offset = 0;
    const cases = new Map<string, MessagePart[]>();
    while (!take('}')) {
      const key = readWord();
      if (kind !== 'select' && key.startsWith('offset:'))
        offset = Number(key.slice(7) || readWord());
      else {
        expect('{');
        cases.set(key, readMessage(true, kind !== 'select'));
        expect('}');
      }
    }
    return { kind, name, offset, cases };
  }

  function readWord(): string {
    skipSpace();
    const start = at;
    while (at < text.length && !/[\s,{}]/.test(text[at]!)) at += 1;
    return start === at ? fail() : text.slice(start, at);
  }

  function take(character: string): boolean {
    skipSpace();
    const found = text[at] === character;
    if (found) at += 1;
    return found;
  }

  function expect(character: string): void {
    if (!take(character)) fail();
  }

  function skipSpace(): void {
    while (/\s/.test(text[at] ?? '')) at += 1;
  }

  function fail(): never {
    throw new SyntaxError(`The message cannot be read at ${at}: ${text}`);
  }

  return readMessage(false, false);
}
