import { describe, expect, it } from 'vitest';
import { framePath } from './framePath';
import {
  forcedByPreview,
  previewCarriedOver,
  readPreview,
  withPreview,
} from '../../pages/previewOptions';

const origin = 'https://studio.test';

describe('framePath', () => {
  it.each([
    ['/studio?a=1&b=%C3%BC', '/studio?a=1&b=%C3%BC'],
    ['/studio?preview=banner&a=1', '/studio?a=1'],
    ['https://studio.test/shop', '/shop'],
    [null, '/'],
    ['', '/'],
    ['https://elsewhere.test/', '/'],
    ['//elsewhere.test/x', '/'],
    ['/\\elsewhere.test', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['/config/', '/'],
    ['/config', '/'],
    ['/config/../config/pages', '/'],
    ['/x/..//elsewhere.test', '/elsewhere.test'],
    ['/configuration', '/configuration'],
  ])('[SRV-3e] frames of %j the page %s', (given, path) => {
    expect(framePath(given, origin)).toBe(path);
  });
});

describe('the preview', () => {
  it('[SRV-3f] forces nothing for visitors and members, whatever the address says', () => {
    const url = new URL('/?preview=banner,popup,bars,nonsense', origin);
    expect(forcedByPreview(url, undefined)).toEqual({});
    expect(forcedByPreview(url, { roles: [] })).toEqual({});
    expect(forcedByPreview(url, { roles: [10] })).toEqual({
      forceCookieBanner: true,
      forcePopup: true,
      forceBars: true,
    });
    expect(forcedByPreview(new URL('/?preview=popup', origin), { roles: [1] })).toEqual({
      forcePopup: true,
    });
  });

  it('[SRV-3g] [CNS-4] keeps the banner away where the address alone says that the page is framed', () => {
    const url = new URL('/?preview=framed', origin);
    expect(forcedByPreview(url, undefined)).toEqual({});
    expect(forcedByPreview(url, { roles: [1] })).toEqual({ withoutCookieBanner: true });
    expect(previewCarriedOver(new URL('/shop', origin), url.href)).toBe('/shop?preview=framed');
    // It is no choice of the owner's, and does not show among them.
    expect(readPreview(url.searchParams)).toEqual([]);
    expect(withPreview('/a?b=1', ['framed', 'bars'])).toBe('/a?b=1&preview=framed,bars');
  });

  it('[SRV-3e] goes on to the next page, and only from a page of this site', () => {
    const next = new URL('/shop?a=1', origin);
    expect(previewCarriedOver(next, `${origin}/?preview=banner`)).toBe('/shop?a=1&preview=banner');
    expect(previewCarriedOver(next, `${origin}/`)).toBeUndefined();
    expect(previewCarriedOver(next, 'https://elsewhere.test/?preview=banner')).toBeUndefined();
    expect(previewCarriedOver(next, undefined)).toBeUndefined();
    // A page that the area opens in a new tab stays as it is.
    expect(previewCarriedOver(next, `${origin}/config/?preview=banner`)).toBeUndefined();
    expect(
      previewCarriedOver(new URL('/?preview=', origin), `${origin}/?preview=bars`),
    ).toBeUndefined();
    expect(withPreview('/a', [])).toBe('/a');
  });
});

it('[SRV-3e] frames the area under no other spelling of its address', () => {
  for (const given of [
    '/.//config/',
    '//studio.test//config/',
    '/%63onfig/',
    '/x/../%63onfig',
    '/%2fconfig/',
  ])
    expect(framePath(given, origin)).toBe('/');
  expect(framePath('/100%', origin)).toBe('/100%');
});

it('[SRV-3e] carries a preview to a page of this site alone', () => {
  const next = new URL('http://studio.test//elsewhere.test/x');
  expect(previewCarriedOver(next, 'http://studio.test/?preview=banner')).toBe(
    '/elsewhere.test/x?preview=banner',
  );
});
