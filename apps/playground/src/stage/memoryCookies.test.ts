import { expect, it } from 'vitest';
import { memoryCookies } from './memoryCookies';

it('[PLY-1d] keeps cookies like a browser, as long as the stage exists', () => {
  const cookies = memoryCookies('a=1; Path=/');
  cookies.write('b=x=y; Max-Age=60');
  expect(cookies.read()).toBe('a=1; b=x=y');
  cookies.write('a=; Max-Age=0');
  expect(cookies.read()).toBe('b=x=y');
});
