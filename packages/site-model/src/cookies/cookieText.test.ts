import { expect, it } from 'vitest';
import { cookieText } from './cookieText';

it('[MOD-31] a cookie holds for the whole site, as long as it says', () => {
  expect(cookieText('theme', 'dark', { lifetimeMs: 86_400_000 })).toBe(
    'theme=dark; Max-Age=86400; Path=/; SameSite=Lax',
  );
  expect(cookieText('theme', '', { lifetimeMs: 0, isSecure: true, domain: 'sites.example' })).toBe(
    'theme=; Max-Age=0; Path=/; SameSite=Lax; Domain=sites.example; Secure',
  );
});
