import { expect, it } from 'vitest';
import { crumbCookie } from './crumbCookie';

it('[API-2] [API-9] reads the crumb among other cookies and stores the next one', () => {
  const page = { cookie: 'notcrumb=x; crumb=a%20b; other=1' };
  const crumb = crumbCookie(page);
  expect(crumb.read()).toBe('a b');
  crumb.store('c;d');
  expect(page.cookie).toBe('crumb=c%3Bd; path=/; samesite=lax');
  crumb.store(undefined);
  expect(page.cookie).toBe('crumb=; path=/; samesite=lax; max-age=0');
});

it('[API-9] [MOD-31] reads the last of several crumbs that the server sent with the page, and what it stored itself', () => {
  const page = { cookie: 'crumb=old; crumb=new' };
  const crumb = crumbCookie(page);
  expect(crumb.read()).toBe('new');
  crumb.store('given');
  for (const cookie of ['crumb=given; crumb=other', 'crumb=other; crumb=given']) {
    page.cookie = cookie;
    expect(crumb.read()).toBe('given');
  }
});

it.each([
  ['beside one of a domain above', 'http:', 'crumb=a; crumb=b', 1],
  ['alone', 'http:', 'crumb=b', 0],
  ['over https, where nobody else can write it', 'https:', 'crumb=a; crumb=b', 0],
  ['on a page without an address', undefined, 'crumb=a; crumb=b', 0],
])('[API-9] [MOD-31] stores a crumb %s', (_, protocol, cookie, removals) => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
    location: protocol ? { protocol, hostname: 'www.example.com', pathname: '/contact' } : null,
  };
  crumbCookie(page).store('b');
  expect(written[0]).toMatch(/^(__Host-)?crumb=b;/);
  expect(written.some((text) => /max-age=0/i.test(text))).toBe(removals > 0);
});

it('[API-2] has no crumb where the cookie is missing or empty, and keeps a malformed one unchanged', () => {
  expect(crumbCookie({ cookie: '' }).read()).toBeUndefined();
  expect(crumbCookie({ cookie: 'a=crumb=x' }).read()).toBeUndefined();
  expect(crumbCookie({ cookie: 'crumb=%E0%A4%A' }).read()).toBe('%E0%A4%A');
});

it('[API-2] has a crumb over https that no other server of the domain can plant', () => {
  const page = {
    cookie: 'crumb=planted; __Host-crumb=good',
    location: { protocol: 'https:', hostname: 'studio.test', pathname: '/' },
  };
  const crumb = crumbCookie(page);
  expect(crumb.read()).toBe('good');
  crumb.store('next');
  expect(page.cookie).toBe('__Host-crumb=next; path=/; samesite=lax; secure');
});

it('[API-9] [MOD-31] reads back what it stored beside a crumb of a domain above, and removes that', () => {
  const jar = new Map([['example.com', 'old']]);
  const page = {
    get cookie() {
      return [...jar.values()].map((crumb) => `crumb=${crumb}`).join('; ');
    },
    set cookie(text: string) {
      const domain = /Domain=([^;]+)/i.exec(text)?.[1] ?? '';
      if (/max-age=0/i.test(text)) jar.delete(domain);
      else jar.set(domain, /^crumb=([^;]*)/.exec(text)![1]!);
    },
    location: { hostname: 'www.example.com', pathname: '/contact' } as Location,
  };
  const crumb = crumbCookie(page);
  expect(crumb.read()).toBe('old');
  crumb.store('new');
  expect(crumb.read()).toBe('new');
  expect(page.cookie).toBe('crumb=new');
  // One that no script can remove still has no say.
  jar.set('.', 'stubborn').set('', 'new');
  expect(crumb.read()).toBe('new');
});

it('[API-2] has no crumb on a page that may have no cookies, and breaks nothing there', () => {
  const page = {
    get cookie(): string {
      throw new DOMException('denied', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const crumb = crumbCookie(page);
  crumb.store('new');
  expect(crumb.read()).toBeUndefined();
});
