import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterText, textFilter } from './textFilter';

it.each([
  ['Hello World', 'hello-world', 'hello-world'],
  ['  two   spaces ', 'two-spaces', 'two-spaces'],
  ['%Y/%m/%d/%t', '%y%m%d%t', '%y/%m/%d/%t'],
  ['Größe & Maß!', 'größe--maß', 'größe--maß'],
  ['100% wool', '100-wool', '100-wool'],
  ['a%c3%bcb', 'a%c3%bcb', 'a%c3%bcb'],
  ['blog/2024', 'blog2024', 'blog/2024'],
  ['<script>', 'script', 'script'],
  ['हिन्दी कहानी', 'हिन्दी-कहानी', 'हिन्दी-कहानी'],
  ['กินข้าว', 'กินข้าว', 'กินข้าว'],
  ['İstanbul Çanağı', 'istanbul-çanağı', 'istanbul-çanağı'],
  ['❤️ 1️⃣ bowls', '-1-bowls', '-1-bowls'],
  ['', '', ''],
])('[MOD-17] [MOD-10] %j becomes %j, with slashes %j', (text, slug, withSlash) => {
  expect(filterText(text)).toBe(slug);
  expect(filterText(text, textFilter.urlSlugWithSlash)).toBe(withSlash);
});

it('[MOD-17] leaves only letters, digits, hyphens, slashes and percent tokens, in lower case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = filterText(text, textFilter.urlSlugWithSlash);
      expect(slug).toMatch(/^(\p{L}\p{M}*|[\d/-]|%[\p{L}\d]{1,2})*$/u);
      expect(slug).not.toMatch(/[A-Z]/);
      expect(filterText(slug, textFilter.urlSlugWithSlash)).toBe(slug);
    }),
  );
});
