import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import { mailFile } from './mailFile';
import type { Mail } from './mailParts';

const mail: Mail = {
  from: { name: 'Töpferei', email: 'studio@example.test' },
  to: { name: 'Ada Moss', email: 'ada@example.test' },
  subject: 'Your order 12',
  date: new Date('2026-03-01T12:00:00Z'),
  id: 'abc.def',
  host: 'studio.example',
  locale: 'de',
  text: 'Hello',
  html: '<p>Hello</p>',
};

/** The file's fields by their names, unfolded. */
function fieldsOf(file: string): [name: string, text: string][] {
  const [head = ''] = file.split('\r\n\r\n');
  return head
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
}

const fieldNames = [
  ...['Content-Language', 'X-Unsent', 'From', 'To', 'Subject', 'Message-ID', 'Date'],
  ...['MIME-Version', 'Content-Type'],
];

it('[COM-13n] writes a subject and a text in any script, in lines that every wire carries', async () => {
  for (const words of [
    'Your order 12, Marlow Clay',
    'Ihre Bestellung 12, Töpferei „Größe“',
    'お茶碗 '.repeat(40).trim(),
    '👩‍👩‍👧 '.repeat(30).trim(),
    'a =?utf-8?B?eHg=?= b',
    'many words '.repeat(40).trim(),
    'a = b, and 100 % of it',
  ]) {
    const text = `${words}\n.\n-- \nends with a blank `;
    const file = await mailFile({ ...mail, subject: words, text, html: `<p>${words}</p>` });
    expect(file).not.toMatch(/[^\r]\n/);
    expect(file).toMatch(/^[\t\r\n -~]*$/);
    expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    const read = await simpleParser(file);
    expect(read.subject).toBe(words);
    expect(read.text).toBe(text);
    expect(read.html).toBe(`<p>${words}</p>`);
  }
});

it('[COM-13q] lets no name, no subject and no address begin a field of its own', async () => {
  for (const evil of [
    'Ada\r\nBcc: all@evil.test',
    'Ada\nBcc: x@y.test\n\nHello',
    'Ada\u2028Bcc: x',
    'A\u0000\u0085B',
  ]) {
    const to = { name: evil, email: 'ada@example.test' };
    const fields = fieldsOf(await mailFile({ ...mail, to, subject: evil }));
    expect(fields.map(([name]) => name).sort()).toEqual([...fieldNames].sort());
  }
  for (const email of [
    'ada@example.test\r\nBcc: x@y.test',
    'ada\r\n@example.test',
    'ada@example.test, x@y',
    'ada@example.test>,<x@y.test',
    ...['ada', '@example.test', 'ada@', 'ada@localhost', 'ada@-.test', 'ädä@example.test', ''],
  ]) {
    const fields = fieldsOf(await mailFile({ ...mail, to: { name: 'Ada', email } }));
    expect(fields.map(([name]) => name).sort(), email).toEqual(
      fieldNames.filter((name) => name !== 'To').sort(),
    );
  }
});

it.each([
  ['Ada Moss', 'ada@example.test', 'Ada Moss <ada@example.test>'],
  ['', 'ada@example.test', 'ada@example.test'],
  ['Moss, Ada', 'ada@example.test', '"Moss, Ada" <ada@example.test>'],
  ['A "the clay" Moss\\', 'ada@example.test', '"A \\"the clay\\" Moss\\\\" <ada@example.test>'],
  ['Ada <x@y.test>', 'ada@example.test', '"Ada <x@y.test>" <ada@example.test>'],
  // One address, whatever precedes its @.
  ['Ada', 'x@y.test,ada@example.test', 'Ada <"x@y.test,ada"@example.test>'],
  ['Ada', '"a\\"b"@example.test', 'Ada <"a\\"b"@example.test>'],
  ['Ada', 'ada@köln.example', 'Ada <ada@xn--kln-sna.example>'],
])('[COM-13n] writes to %s at %s', async (name, email, expected) => {
  const fields = new Map(fieldsOf(await mailFile({ ...mail, to: { name, email } })));
  expect(fields.get('To')).toBe(expected);
});

it('[COM-13n] writes a name in any script, and its own name unencoded', async () => {
  const to = { name: 'Łucja Żółć', email: 'l@example.test' };
  const read = await simpleParser(await mailFile({ ...mail, to }));
  expect([read.to].flat()[0]!.value).toEqual([{ name: to.name, address: to.email }]);
  expect(read.messageId).toBe('<abc.def@studio.example>');
});
