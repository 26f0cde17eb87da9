import { expect, it } from 'vitest';
import { mailtoHref } from './mailtoHref';

it('[SRV-3z] writes to the address that a visitor gave, and to no other', () => {
  expect(mailtoHref('ada+shop@example.test')).toBe('mailto:ada%2Bshop@example.test');
  for (const address of [
    'ada?bcc=eve%40example.test&x=@example.test',
    'ada@example.test?bcc=eve%40example.test',
    'ada,eve@example.test',
    'nobody',
  ]) {
    const { pathname, search } = new URL(mailtoHref(address)!);
    expect([decodeURIComponent(pathname), search]).toEqual([address, '']);
    expect(pathname).not.toMatch(/[,?&]/);
  }
});

it('[SRV-3o] begins a mail', () => {
  expect(mailtoHref('ada@example.test', { subject: 'A & B', body: 'Hello\r\nAda' })).toBe(
    'mailto:ada@example.test?subject=A%20%26%20B&body=Hello%0D%0AAda',
  );
});
