/** A package's messages: a stable key and the English default in the exact words of its specification. */
export type MessageCatalogue = Readonly<Record<string, string>>;

/** Values for the `{name}` places of a message. A plural message takes a number. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key, in the page's language, with its values filled in. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

export interface TranslateOptions {
  /** BCP 47 tag that chooses plural forms. @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the defaults, by key; an unknown key is ignored. */
  overrides?: MessageCatalogue | undefined;
}

/** Declares a package's messages, keeping their keys as a type. */
export function defineMessages<const Catalogue extends MessageCatalogue>(
  catalogue: Catalogue,
): Catalogue {
  return catalogue;
}

/** Binds a package's defaults to a language and to a site's own wording. */
export function createTranslate<Catalogue extends MessageCatalogue>(
  defaults: Catalogue,
  { locale = 'en', overrides = {} }: TranslateOptions = {},
): Translate<keyof Catalogue & string> {
  return (key, values) => formatMessage(overrides[key] ?? defaults[key] ?? key, values, locale);
}

/**
 * Formats the part of ICU MessageFormat that a visitor's page needs:
 * simple arguments `{name}`, `{count, plural, =0 {…} one {# item} other {# items}}`,
 * `selectordinal`, `select`, and quoting with apostrophes.
 * A message that cannot be read comes back as it is: a wrong text is better than no page.
 */
export function formatMessage(message: string, values: MessageValues = {}, locale = 'en'): string {
  if (!/[{']/.test(message)) return message;
  try {
    return new Formatter(message, values, locale).run();
  } catch {
    return message;
  }
}

class Formatter {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly values: MessageValues,
    private readonly locale: string,
  ) {}

  run(): string {
    const result = this.until(undefined);
    if (this.at < this.text.length) throw new SyntaxError(`Unexpected } at ${this.at}`);
    return result;
  }

  /** Reads text up to the end or to the `}` that closes a case; `hash` replaces `#` inside a plural. */
  private until(hash: string | undefined): string {
    let result = '';
    while (this.at < this.text.length) {
      const character = this.text[this.at]!;
      if (character === '}') return result;
      if (character === "'") result += this.quoted(hash !== undefined);
      else if (character === '{') result += this.argument(hash);
      else {
        result += character === '#' && hash !== undefined ? hash : character;
        this.at += 1;
      }
    }
    return result;
  }

  /** `''` is an apostrophe, `'{…'` is literal text, a lone apostrophe is itself (ICU's default mode). */
  private quoted(inPlural: boolean): string {
    const next = this.text[this.at + 1];
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(inPlural && next === '#')) {
      this.at += 1;
      return "'";
    }
    const end = this.text.indexOf("'", this.at + 1);
    const literal = this.text.slice(this.at + 1, end < 0 ? undefined : end);
    this.at = end < 0 ? this.text.length : end + 1;
    return literal;
  }

  private argument(hash: string | undefined): string {
    this.at += 1;
    const name = this.word();
    if (this.take('}')) return String(this.values[name] ?? `{${name}}`);
    this.expect(',');
    const kind = this.word();
    this.expect(',');
    return this.choose(name, kind, hash);
  }

  private choose(name: string, kind: string, hash: string | undefined): string {
    const value = this.values[name];
    const cases = this.cases(kind === 'select' ? hash : String(value ?? ''));
    if (kind === 'select') return cases.get(String(value)) ?? cases.get('other') ?? '';
    if (kind !== 'plural' && kind !== 'selectordinal')
      throw new SyntaxError(`Unknown kind ${kind}`);
    const exact = cases.get(`=${value}`);
    if (exact !== undefined) return exact;
    const rules = new Intl.PluralRules(this.locale, {
      type: kind === 'plural' ? 'cardinal' : 'ordinal',
    });
    return cases.get(rules.select(Number(value))) ?? cases.get('other') ?? '';
  }

  private cases(hash: string | undefined): Map<string, string> {
    const cases = new Map<string, string>();
    while (!this.take('}')) {
      const key = this.word();
      this.expect('{');
      cases.set(key, this.until(hash));
      this.expect('}');
    }
    return cases;
  }

  private word(): string {
    this.skipSpace();
    const start = this.at;
    while (this.at < this.text.length && !/[\s,{}]/.test(this.text[this.at]!)) this.at += 1;
    if (start === this.at) throw new SyntaxError(`Expected a name at ${start}`);
    const word = this.text.slice(start, this.at);
    this.skipSpace();
    return word;
  }

  private take(character: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private expect(character: string): void {
    if (!this.take(character)) throw new SyntaxError(`Expected ${character} at ${this.at}`);
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}
