import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageCatalogue } from './messaging/defineMessages';
import { languageTag } from './messaging/languageTag';

export interface MessageProblem {
  readonly key: string;
  readonly problem: string;
}

export interface CheckMessagesOptions {
  /** BCP 47 tag of the catalogue's language. @default 'en' */
  readonly locale?: string;
  /**
   * The catalogue that this catalogue translates: keys and placeholders must match, and each plural
   * needs the cases that the language has for whole numbers.
   */
  readonly defaults?: MessageCatalogue;
  /**
   * Whether `createPlainTranslate` must be able to format the messages: placeholders, and plurals
   * without nested choices.
   * @default false
   */
  readonly plain?: boolean;
}

/**
 * Checks a catalogue before it ships ([MOD-21]): every message can be parsed, uses only what the
 * page's formatter supports, and has no plural or ordinal case that its language lacks. For tests
 * and builds, never for a page.
 *
 * @example
 * ```ts
 * import { checkMessages } from '@plinth/site-model/check-messages';
 *
 * checkMessages({ 'own.hello': 'Hallo {name}' }, { locale: 'de' });
 * ```
 */
export function checkMessages(
  messages: MessageCatalogue,
  { locale, defaults, plain = false }: CheckMessagesOptions = {},
): readonly MessageProblem[] {
  const tag = languageTag(locale);
  const problems: MessageProblem[] = [];
  for (const [key, message] of Object.entries(messages)) {
    const add = (problem: string) => problems.push({ key, problem });
    const read = readElements(message);
    if (typeof read === 'string') {
      add(`cannot be read: ${read}`);
      continue;
    }
    visit(read, (element) => describeElement(element, tag).forEach(add));
    if (defaults) visit(read, (element) => describeLacks(element, tag).forEach(add));
    if (plain) describeChoices(read).forEach(add);
    if (!defaults) continue;
    if (!Object.hasOwn(defaults, key)) add('has no default.');
    else comparePlaces(read, readElements(defaults[key]!)).forEach(add);
  }
  for (const key of Object.keys(defaults ?? {}))
    if (!Object.hasOwn(messages, key)) problems.push({ key, problem: 'is missing.' });
  return problems;
}

/**
 * Like `checkMessages`, but throws, to stop a build.
 * @throws {Error} naming every key and its problem
 *
 * @example
 * ```ts
 * import { assertMessages } from '@plinth/site-model/check-messages';
 *
 * assertMessages({ 'own.hello': 'Hallo {name}' }, { locale: 'de' });
 * ```
 */
export function assertMessages(messages: MessageCatalogue, options?: CheckMessagesOptions): void {
  const problems = checkMessages(messages, options);
  if (problems.length === 0) return;
  const lines = problems.map(({ key, problem }) => `  ${key} ${problem}`);
  throw new Error(`Messages that cannot ship:\n${lines.join('\n')}`);
}

function readElements(message: string): MessageFormatElement[] | string {
  try {
    // Our formatter knows no tags: `<` is text.
    return parse(message, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function visit(
  elements: readonly MessageFormatElement[],
  look: (element: MessageFormatElement) => void,
): void {
  for (const element of elements) {
    look(element);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) visit(value, look);
  }
}

function describeElement(element: MessageFormatElement, tag: string): string[] {
  if (element.type === TYPE.plural) {
    const type = element.pluralType ?? 'cardinal';
    const known = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
    const name = type === 'cardinal' ? 'plural' : 'ordinal';
    return Object.keys(element.options)
      .filter((key) => !key.startsWith('=') && !(known as string[]).includes(key))
      .map(
        (key) =>
          `has the ${name} key “${key}”, which ${tag} does not have; valid are ${known.join(', ')} and exact numbers such as =0.`,
      );
  }
  const isStyled = element.type === TYPE.number && element.style;
  if (element.type === TYPE.date || element.type === TYPE.time || isStyled)
    return [`formats {${element.value}} in a way that pages cannot; pass it as finished text.`];
  return [];
}

/**
 * The whole numbers for which a translation needs cases: in every language the cases repeat within
 * a thousand.
 */
const countedNumbers = Array.from({ length: 1000 }, (_, number) => number);

/**
 * Lists the cases that a whole number below a thousand has and the message lacks. There `other`
 * would be used, which in Polish or Arabic is a mistake. Exact numbers may cover a case.
 */
function describeLacks(element: MessageFormatElement, tag: string): string[] {
  if (element.type !== TYPE.plural) return [];
  const { options, offset, value, pluralType: type = 'cardinal' } = element;
  const rules = new Intl.PluralRules(tag, { type });
  const needed = countedNumbers
    .filter((number) => !Object.hasOwn(options, `=${number}`))
    .map((number) => rules.select(number - offset));
  const lacking = [...new Set(needed)].filter((category) => !Object.hasOwn(options, category));
  const name = type === 'cardinal' ? 'plural' : 'ordinal';
  return lacking.map(
    (category) => `lacks the ${name} key “${category}” of {${value}}, which ${tag} needs.`,
  );
}

/** Lists the parts that the small formatter would not format correctly. */
function describeChoices(elements: readonly MessageFormatElement[], isCase = false): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural) {
      const isPlain = !isCase && element.offset === 0 && element.pluralType !== 'ordinal';
      if (isPlain)
        return Object.values(element.options).flatMap(({ value }) => describeChoices(value, true));
    } else if (element.type !== TYPE.select && element.type !== TYPE.number) return [];
    return [`chooses or formats by {${element.value}}, which a plain message cannot.`];
  });
}

function comparePlaces(
  translated: readonly MessageFormatElement[],
  original: readonly MessageFormatElement[] | string,
): string[] {
  if (typeof original === 'string') return [];
  const places = placesOf(translated);
  const expected = placesOf(original);
  return [
    ...[...places]
      .filter((place) => !expected.has(place))
      .map((place) => [place, 'is not in'] as const),
    ...[...expected]
      .filter((place) => !places.has(place))
      .map((place) => [place, 'is only in'] as const),
  ].map(([place, words]) => `has {${place}} wrong: it ${words} the default.`);
}

function placesOf(elements: readonly MessageFormatElement[]): Set<string> {
  const places = new Set<string>();
  visit(elements, ({ type, ...element }) => {
    if (type !== TYPE.literal && type !== TYPE.pound)
      places.add((element as { value: string }).value);
  });
  return places;
}
