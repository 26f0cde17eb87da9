import { expect, it } from 'vitest';
import { quotedPrintable } from './quotedPrintable';

const decode = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

it.each([
  'Hello,\nhow are you?',
  'a = b, and 100 % of it',
  'Größe — 12 €\n'.repeat(30),
  'ends with a blank \nand a tab\t\n',
  `${'x'.repeat(76)}\n${'y'.repeat(77)}\n${'ü'.repeat(60)}`,
  '👩‍👩‍👧'.repeat(40),
  '.\n-- \nFrom here',
  '',
])('[COM-13n] carries %j over every wire', (text) => {
  const encoded = quotedPrintable(text);
  for (const line of encoded.split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(76);
    expect(line).toMatch(/^[\t -~]*$/);
    expect(line).not.toMatch(/[ \t]$/);
  }
  expect(decode(encoded)).toBe(text.replaceAll('\n', '\r\n'));
});
