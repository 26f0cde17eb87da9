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

it('[API-2] has no crumb where the cookie is missing or empty, and takes a badly written one as it stands', () => {
  expect(crumbCookie({ cookie: '' }).read()).toBeUndefined();
  expect(crumbCookie({ cookie: 'a=crumb=x' }).read()).toBeUndefined();
  expect(crumbCookie({ cookie: 'crumb=%E0%A4%A' }).read()).toBe('%E0%A4%A');
});

it('[API-2] has a crumb over https that no other server of the domain can plant', () => {
  const page = { cookie: 'crumb=planted; __Host-crumb=good', location: { protocol: 'https:' } };
  const crumb = crumbCookie(page);
  expect(crumb.read()).toBe('good');
  crumb.store('next');
  expect(page.cookie).toBe('__Host-crumb=next; path=/; samesite=lax; secure');
});
