import { expect, it } from 'vitest';
import { addressOfForm, formatKept, isConfigAddress, parseKept } from './keptForm';

it.each([
  '/config/',
  '/config/pages/home?saved',
  '/config/?frameUrl=%2Fstudio%3Fa%3D1',
  '/config/page-at?path=%2F..%2Fx',
  '/config/submissions?q=two+words',
])('[SRV-3b] goes back to %s', (address) => {
  expect(isConfigAddress(address)).toBe(true);
});

it.each([
  '/config/../commerce/cart/add',
  '/config/..',
  '/config/./../x',
  '/config/%2e%2e/api/auth/Logout',
  '/config/.%2E/x',
  '/config/..%2fx',
  '/config/..\\x',
  '/config//elsewhere.test',
  '/config/%00',
  '//elsewhere.test/config/',
  'https://elsewhere.test/config/',
  '/configure',
  '/config/\nx',
])('[SRV-3b] never leaves the area for %j', (address) => {
  expect(isConfigAddress(address)).toBe(false);
  const text = JSON.stringify({ action: address, fields: [['a', 'b']] });
  expect(parseKept(text)).toBeUndefined();
});

it('[SRV-3d] sends a form on with the list that it belongs to, and never loses it for a query', () => {
  const path = '/config/submissions/a/delete';
  const sentTo = (search: string) => {
    const kept = formatKept(
      addressOfForm(new URL(`http://x.test${path}${search}`)),
      new URLSearchParams('a=1'),
    );
    return parseKept(kept)?.action;
  };
  expect(sentTo('?q=kiln&page=2')).toBe(`${path}?q=kiln&page=2`);
  expect(sentTo('?q=two+words')).toBe(`${path}?q=two+words`);
  expect(sentTo("?q='*~,")).toBe(path);
});

it('[SRV-3d] keeps a form as it was, without its crumb', () => {
  const kept = parseKept(formatKept('/config/cookies', new URLSearchParams('a=1&crumb=x&a=2')));
  expect(kept?.fields.toString()).toBe('a=1&a=2');
});

it('[SRV-3d] takes a form to the sign-in and back in the size that it was sent in', () => {
  const source = '{\r\n  "title": "Глина и огонь",\r\n  "sections": []\r\n}\r\n'.repeat(500);
  const fields = new URLSearchParams({ base: 'x', source });
  const sent = fields.toString().length;
  const carried = new URLSearchParams({ kept: formatKept('/config/new-page', fields) });
  expect(carried.toString().length).toBeLessThan(sent * 1.3);
});

it.each([
  '',
  'null',
  '{"action":"/config/","fields":"a=1"}',
  '{"action":"/config/","fields":[["a"]]}',
])('[SRV-3d] takes %j for no form', (text) => {
  expect(parseKept(text)).toBeUndefined();
});
