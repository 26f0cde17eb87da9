import { describe, expect, it } from 'vitest';
import { assertMessages, checkMessages } from './checkMessages';
import { interfaceMessages, siteMessages } from './messages';
import { germanInterfaceMessages, germanSiteMessages } from './messages.de';

const problemsOf = (message: string, locale = 'en') =>
  checkMessages({ key: message }, { locale }).map(({ problem }) => problem);

describe('checkMessages', () => {
  it('[MOD-21b, B-197] refuses a plural key that the language lacks, naming it and the valid ones', () => {
    expect(problemsOf('{n, plural, one {#} few {#} other {#}}')).toEqual([
      'has the plural key “few”, which en does not have; valid are one, other and exact numbers such as =0.',
    ]);
    expect(problemsOf('{n, plural, one {#} few {#} many {#} other {#}}', 'pl')).toEqual([]);
  });

  it('[MOD-21b, B-197] refuses an ordinal key that the language lacks', () => {
    const english = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect(problemsOf(english)).toEqual([]);
    expect(problemsOf(english, 'de')).toEqual([
      'has the ordinal key “one”, which de does not have; valid are other and exact numbers such as =0.',
      'has the ordinal key “two”, which de does not have; valid are other and exact numbers such as =0.',
      'has the ordinal key “few”, which de does not have; valid are other and exact numbers such as =0.',
    ]);
  });

  it('[MOD-21b] looks inside of choices', () => {
    expect(problemsOf('{kind, select, a {{n, plural, two {x} other {y}}} other {z}}')).toHaveLength(
      1,
    );
  });

  it('[MOD-21d] refuses for a plain message what only the whole formatter can write', () => {
    const problems = (message: string) =>
      checkMessages({ key: message }, { plain: true }).map(({ problem }) => problem);
    for (const message of ['{a}', '{n, plural, =0 {none} one {# {a}} other {#}}', "it''s"])
      expect(problems(message)).toEqual([]);
    const refusal = 'chooses or formats by {n}, which a plain message cannot.';
    for (const message of [
      '{n, number}',
      '{n, select, a {x} other {y}}',
      '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      '{n, plural, offset:1 one {#} other {#}}',
      '{a, plural, one {{n, plural, one {#} other {#}}} other {#}}',
    ]) {
      expect(problems(message)).toEqual([refusal]);
      expect(checkMessages({ key: message })).toEqual([]);
    }
  });

  it('[MOD-21b] takes exact numbers, and tags as text', () => {
    expect(problemsOf('{n, plural, =0 {none} =42 {all} other {#}} <b>x</b>')).toEqual([]);
  });

  it('[MOD-21b] refuses what cannot be read, and what a page could not format', () => {
    expect(problemsOf('{n, plural, one {#}')[0]).toMatch(/^cannot be read: /);
    expect(problemsOf('{n, plural, one {#}}')[0]).toMatch(/^cannot be read: /);
    expect(problemsOf('{d, date, short}')).toEqual([
      'formats {d} in a way that pages cannot; pass it as finished text.',
    ]);
    expect(problemsOf('{n, number, percent}')).toHaveLength(1);
    expect(problemsOf('{n, number}')).toEqual([]);
  });

  it('[MOD-21c] compares a translation with its defaults', () => {
    const defaults = { a: 'Hello {name}', b: 'Bye' };
    expect(checkMessages({ a: 'Hallo {nam}', c: 'x' }, { locale: 'de', defaults })).toEqual([
      { key: 'a', problem: 'has {nam} wrong: it is not in the default.' },
      { key: 'a', problem: 'has {name} wrong: it is only in the default.' },
      { key: 'c', problem: 'has no default.' },
      { key: 'b', problem: 'is missing.' },
    ]);
  });

  it('[MOD-21c] asks a translation for the plural cases that its language needs', () => {
    const defaults = { key: '{n, plural, one {# photo} other {# photos}}' };
    const lacksIn = (locale: string, message: string) =>
      checkMessages({ key: message }, { locale, defaults }).map(({ problem }) => problem);
    expect(lacksIn('pl', '{n, plural, one {# zdjęcie} other {# zdjęcia}}')).toEqual([
      'lacks the plural key “many” of {n}, which pl needs.',
      'lacks the plural key “few” of {n}, which pl needs.',
    ]);
    expect(
      lacksIn(
        'pl',
        '{n, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}',
      ),
    ).toEqual([]);
    const arabic = 'two {صورتان} few {# صور} many {# صورة} other {# صورة}}';
    expect(lacksIn('ar', `{n, plural, one {صورة} ${arabic}`)).toEqual([
      'lacks the plural key “zero” of {n}, which ar needs.',
    ]);
    expect(lacksIn('ar', `{n, plural, =0 {لا صور} one {صورة} ${arabic}`)).toEqual([]);
    expect(lacksIn('es', '{n, plural, one {# foto} other {# fotos}}')).toEqual([]);
    expect(lacksIn('ja', '{n, plural, other {写真#枚}}')).toEqual([]);
  });

  it('[MOD-21b] stops a build with every problem at once', () => {
    expect(() => assertMessages({ a: '{', b: '{n, plural, two {} other {}}' })).toThrow(
      /^Messages that cannot ship:\n {2}a cannot be read: .*\n {2}b has the plural key “two”/,
    );
    expect(() => assertMessages(siteMessages)).not.toThrow();
  });
});

describe('the catalogues', () => {
  it('[MOD-21i] can ship, in English and in German', () => {
    expect(checkMessages({ ...siteMessages, ...interfaceMessages })).toEqual([]);
    expect(checkMessages(germanSiteMessages, { locale: 'de', defaults: siteMessages })).toEqual([]);
    expect(
      checkMessages(germanInterfaceMessages, { locale: 'de', defaults: interfaceMessages }),
    ).toEqual([]);
  });

  it('[MOD-22] have the strings of the interface exactly', () => {
    const texts = new Set<string>(Object.values(interfaceMessages));
    expect(texts.size).toBe(Object.keys(interfaceMessages).length);
    for (const text of [
      'Please enter a valid email.',
      'Emails must be formatted as {email}.',
      'Links must be formatted as {host} or {host}.',
      '{val} is not a valid page URL.',
      '{val} is not one of the expected options.',
      'Please enter a file name.',
      'A List must be selected.',
      'Your dataset must have at least one column.',
      'Your dataset must have at least one row.',
      'One or more rows was missing data.',
      'The dataset is truncated to {maxRows} rows or {maxColumns} columns.',
      'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
      'The file {fileName} does not appear to be a supported file.',
      'You may only edit one {tagType} at a time.',
      'This {tagType} already exists.',
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      'Please select a star rating.',
      'Code editing is not available on Android.',
      'Something went wrong.',
      'Network error.',
      'Unable to load results.',
      'Unable to load. Try again.',
      'Unable to load fonts.',
      'Unable to load collections.',
      'Unable to load preview for {fontName}.',
      'Unable to connect. Please try again.',
      'Unable to locate content.',
      'Please check your internet connection.',
      'Please try again.',
      'File upload failed to complete.',
      'File processing failed.',
      'File processing cancelled.',
      'File processing failed to complete.',
      'There was a problem while renaming your file.',
      'There was a problem while uploading your file.',
      'Unable to update quantity.',
      'Unable to remove item.',
      'Unable to open form.',
      'Unable to update form.',
      'You have already reviewed this purchase.',
      'Your review request has expired.',
      'Try submitting your review again.',
      'Failed to load timezone {timeZone}.',
      'No response data from job request.',
      "You don't have any mailing lists. Please create one before continuing.",
      'Try again',
      'Retry',
      "This can't be undone. Make sure to update all links to this file.",
      'You have made changes. Do you want to save or discard them?',
    ])
      expect(texts, text).toContain(text);
  });
});
