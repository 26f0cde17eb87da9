import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMarkdown } from './readMarkdown';

it('[PLY-2a] reads headings, paragraphs, code, lists and tables', () => {
  const text = [
    ...['# A', '', 'One', 'two.', '', '```ts', '# no heading', '', 'x;', '```', ''],
    ...['- a', '  goes on', '- b', '| n | t |', '| - | - |', '| `a\\|b` | c |', '<!-- x -->'],
  ].join('\n');
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, text: 'A' },
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'code', text: '# no heading\n\nx;' },
    { kind: 'list', items: ['a goes on', 'b'] },
    { kind: 'table', head: ['n', 't'], rows: [['`a|b`', 'c']] },
  ]);
});

it('[PLY-2a] parses every document of every package to its end, and loses no word', () => {
  const packages = path.resolve(import.meta.dirname, '../../../../packages');
  for (const name of readdirSync(packages)) {
    const text = readFileSync(path.join(packages, name, 'README.md'), 'utf8');
    const read = JSON.stringify(readMarkdown(text)).replace(/\\[n"\\]|\W+/g, ' ');
    const words = text
      .replace(/^```\w+|^<!--.*$/gm, '')
      .replace(/\W+/g, ' ')
      .split(' ');
    expect(words.filter((word) => !read.includes(word))).toEqual([]);
  }
});
