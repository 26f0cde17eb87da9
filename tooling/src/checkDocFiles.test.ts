import { expect, it } from 'vitest';
import { checkDocFiles } from './checkDocFiles.js';
import { fixtureRepository } from './fixtureRepository.js';

const repository = (readme: string) =>
  fixtureRepository({
    'README.md': readme,
    'docs/architecture.md':
      'See [the list](decisions/0001-first.md#why) and `packages/forms/src/`.',
    'docs/decisions/0001-first.md': '',
    'packages/forms/package.json': { name: '@plinth/forms' },
    'packages/forms/README.md': '[Guide](../../docs/architecture.md), `src/index.ts`, `src/*.css`.',
    'packages/forms/src/index.ts': '',
    'packages/forms/src/forms.css': '',
  });

it('accepts paths that exist, patterns, placeholders and what is generated', () => {
  const readme = [
    '[docs](docs/architecture.md), `packages/forms`, `packages/*/src/{index.ts,forms.css}`, `packages/**/index.ts`,',
    '`docs/spec/<package>.md`, `docs/decisions/NNNN-name.md`, `apps/site/dist/main.js`, [web](https://x.example/docs/y)',
    '`and/or`, `text/html`, `@plinth/forms/react`, `pnpm bench`, `packages/forms/src/index.ts:12`',
    '```sh',
    'cat docs/example-in-a-fence.md',
    '```',
  ].join('\n');
  const { problems, mentions } = checkDocFiles(repository(readme));
  expect(problems).toEqual([]);
  expect(mentions).toBe(11 - 1);
});

it.each([
  ['`packages/forms/src/gone.ts`', 'packages/forms/src/gone.ts'],
  ['[x](docs/gone.md)', 'docs/gone.md'],
  ['`packages/*/src/gone.ts`', 'packages/*/src/gone.ts'],
  ['`packages/forms/src/{index.ts,gone.css}`', 'packages/forms/src/{index.ts,gone.css}'],
  ['![Picture](docs/pictures/gone.png)', 'docs/pictures/gone.png'],
])('names the line of %s', (text, target) => {
  expect(checkDocFiles(repository(`line one\n${text}`)).problems).toEqual([
    expect.stringContaining(`README.md:2 names ${target}, which does not exist`),
  ]);
});

it('names a guide that the list of guides leaves out', () => {
  const { problems } = checkDocFiles(
    fixtureRepository({
      'README.md': '',
      'docs/guides/README.md': '[Mail](mail.md)',
      'docs/guides/mail.md': '',
      'docs/guides/caches.md': '',
      'docs/guides/nginx.conf': '',
    }),
  );
  expect(problems).toEqual([expect.stringContaining('docs/guides/caches.md')]);
});
