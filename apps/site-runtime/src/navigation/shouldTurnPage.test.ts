import { describe, expect, it } from 'vitest';
import { shouldTurnPage, type NavigationFacts } from './shouldTurnPage';

const plainLink: NavigationFacts = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
  destination: { sameDocument: false, url: 'https://kiln.example/studio' },
};
const turns = (to: string, facts: Partial<NavigationFacts> = {}) =>
  shouldTurnPage(
    { ...plainLink, ...facts },
    new URL('https://kiln.example/work'),
    new URL(to, 'https://kiln.example/work'),
  );

describe('shouldTurnPage', () => {
  it.each(['/', '/studio', '/shop/moon-jar', '/work?page=2', '/studio#visit', '/old.html'])(
    '[RUN-26a] turns to %s',
    (to) => expect(turns(to)).toBe(true),
  );

  it.each([
    'https://elsewhere.example/work',
    'http://kiln.example/work',
    '/work',
    '/work#bowls',
    '/config',
    '/config/pages',
    '/api/census/record-hit',
    '/assets/boot.js',
    '/price-list.pdf',
    '/pictures/moon-jar.svg',
    '/?logout=true',
    '/work?noredirect',
  ])('[RUN-26e] leaves %s to the browser', (to) => expect(turns(to)).toBe(false));

  it.each<[string, Partial<NavigationFacts>]>([
    ['a post', { formData: {} as FormData }],
    ['a download', { downloadRequest: '' }],
    ['a jump within the page', { hashChange: true }],
    ['a reload', { navigationType: 'reload' }],
    ['a replaced address', { navigationType: 'replace' }],
    [
      'a part that keeps its state in the address',
      { destination: { ...plainLink.destination, sameDocument: true } },
    ],
    [
      'a link to a text of the page',
      { destination: { sameDocument: false, url: 'https://kiln.example/studio#:~:text=Kiln' } },
    ],
    ['what may not be intercepted', { canIntercept: false }],
  ])('[RUN-26e] leaves %s to the browser', (_, facts) =>
    expect(turns('/studio', facts)).toBe(false),
  );

  it('[RUN-26a] navigates back to a page of the same document', () => {
    const destination = { ...plainLink.destination, sameDocument: true };
    const back = { navigationType: 'traverse', destination } as const;
    expect(turns('/studio', back)).toBe(true);
    expect(turns('/work', back)).toBe(false);
  });
});
