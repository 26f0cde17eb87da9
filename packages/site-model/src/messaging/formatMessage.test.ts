import { describe, expect, it } from 'vitest';
import { createTranslate } from './createTranslate';
import { defineMessages } from './defineMessages';
import { formatMessage } from './formatMessage';

describe('formatMessage', () => {
  it('[MOD-21] fills in simple arguments', () => {
    expect(formatMessage('Hello {name}!', { name: 'Ida' })).toBe('Hello Ida!');
  });

  it('[MOD-21] chooses the plural form of the locale and an exact number first', () => {
    const message = '{count, plural, =0 {No items} one {# item} other {# items}} left';
    expect(formatMessage(message, { count: 0 })).toBe('No items left');
    expect(formatMessage(message, { count: 1 })).toBe('1 item left');
    expect(formatMessage(message, { count: 5 })).toBe('5 items left');
    const polish = '{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    expect(formatMessage(polish, { count: 3 }, 'pl')).toBe('3 pliki');
    expect(formatMessage(polish, { count: 5 }, 'pl')).toBe('5 plików');
  });

  it('[MOD-21] reads apostrophes as ICU does', () => {
    expect(formatMessage("item's quantity {n}", { n: 0 })).toBe("item's quantity 0");
    expect(formatMessage("'{literal}' {n}", { n: 1 })).toBe('{literal} 1');
  });

  it('[MOD-21] gives a message that it cannot read back as it is', () => {
    expect(formatMessage('{count, plural, one {# item}', { count: 1 })).toBe(
      '{count, plural, one {# item}',
    );
  });
});

describe('createTranslate', () => {
  it('[MOD-21] prefers the site’s own wording over the default', () => {
    const messages = defineMessages({ 'forms.submitting': 'Submitting…' });
    expect(createTranslate(messages)('forms.submitting')).toBe('Submitting…');
    const german = createTranslate(messages, {
      overrides: { 'forms.submitting': 'Wird gesendet…' },
    });
    expect(german('forms.submitting')).toBe('Wird gesendet…');
  });
});
