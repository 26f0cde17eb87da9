import { expect, it } from 'vitest';
import { headerField, headerText, mailbox } from './mailHeaders';

/** A field as a mail program reads it: unfolded, its encoded words put together. */
const read = (field: string): string =>
  field
    .replace(/\r\n(?=[ \t])/g, '')
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    );

it('[COM-13n] writes a subject in any script, in lines that every program takes', () => {
  for (const subject of [
    'Your order 12, Marlow Clay',
    'Ihre Bestellung 12, Töpferei „Größe“',
    'お茶碗 '.repeat(40).trim(),
    '👩‍👩‍👧 '.repeat(30).trim(),
    'a =?utf-8?B?eHg=?= b',
    'x'.repeat(300),
    'many words '.repeat(40).trim(),
  ]) {
    const field = headerField('Subject', headerText(subject));
    expect(field).toMatch(/^Subject: \S[\s\S]*\r\n$/);
    for (const line of field.trimEnd().split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(78);

      expect(line).toMatch(/^[\u0020-\u007e]+$/);
    }
    expect(read(field)).toBe(`Subject: ${subject}`);
  }
});

it('[COM-13q] lets no name and no address begin a field of its own', () => {
  const evil = [
    'Ada\r\nBcc: all@evil.test',
    'Ada\nBcc: x@y.test\n\nHello',
    'Ada\u2028Bcc: x',
    'A\u0000\u0085B',
  ];
  for (const name of evil) {
    for (const field of [
      headerField('Subject', headerText(name)),
      headerField('To', mailbox(name, 'ada@example.test')!),
    ]) {
      const lines = field.trimEnd().split('\r\n');
      expect(lines.slice(1).filter((line) => !line.startsWith(' '))).toEqual([]);
      expect(field).not.toMatch(/[^\r]\n|\r[^\n]/);
    }
  }
  for (const address of [
    'ada@example.test\r\nBcc: x@y.test',
    'ada\r\n@example.test',
    'ada@example.test, x@y',
    ...['ada', '@example.test', 'ada@', 'ada@localhost', 'ada@-.test', 'ädä@example.test', ''],
  ])
    expect(mailbox('Ada', address), address).toBeUndefined();
});

it.each([
  ['Ada Moss', 'ada@example.test', 'Ada Moss <ada@example.test>'],
  ['', 'ada@example.test', 'ada@example.test'],
  ['Moss, Ada', 'ada@example.test', '"Moss, Ada" <ada@example.test>'],
  ['A "the clay" Moss\\', 'ada@example.test', '"A \\"the clay\\" Moss\\\\" <ada@example.test>'],
  ['Ada <x@y.test>', 'ada@example.test', '"Ada <x@y.test>" <ada@example.test>'],
  // One address, whatever stands in front of its @.
  ['Ada', 'x@y.test,ada@example.test', 'Ada <"x@y.test,ada"@example.test>'],
  ['Ada', 'ada@example.test>,<x@y.test', 'Ada <"ada@example.test>,<x"@y.test>'],
  ['Ada', 'ada@köln.example', 'Ada <ada@xn--kln-sna.example>'],
])('[COM-13n] writes to %s at %s', (name, address, expected) => {
  expect(mailbox(name, address)).toBe(expected);
});

it('[COM-13n] writes a name in any script', () => {
  expect(read(mailbox('Łucja Żółć', 'l@example.test')!)).toBe('Łucja Żółć <l@example.test>');
});
