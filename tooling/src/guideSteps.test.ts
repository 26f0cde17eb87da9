import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { consumers } from './consumers.js';
import { readGuideSteps } from './guideSteps.js';
import { listWorkspaces, repositoryRoot } from './workspace.js';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const section = (body: string) => `# Guide\n\n## Vite\n\n${body}\n\n## Next\n`;
const install = '```sh\nnpm install a b\n```';

it('reads what to install, and which file gets which code', () => {
  const code = 'In `src/Work.tsx`:\n\n```tsx\nexport const Work = 1;\n```';
  expect(readGuideSteps(section(`${install}\n\n${code}`), 'Vite')).toEqual({
    install: ['install', 'a', 'b'],
    files: [{ file: 'src/Work.tsx', code: 'export const Work = 1;\n' }],
  });
});

it.each([
  ['Astro', section(install), 'no section "Astro"'],
  ['Vite', section('Read on.'), 'what to install'],
  ['Vite', section(install), 'no file to write'],
])('says what the section %s lacks', (heading, guide, text) => {
  expect(() => readGuideSteps(guide, heading)).toThrow(text);
});

const guided = consumers.flatMap(({ name, section: heading }) =>
  heading === undefined ? [] : [[name, heading] as const],
);

it.each(guided)(
  'the guide takes a team with a %s project to a rendered page in its steps',
  (_, heading) => {
    const { files } = readGuideSteps(read('docs/guides/import-a-package.md'), heading);
    expect(files.at(-1)!.code).toContain('@plinth/');
  },
);

it.each(listWorkspaces(['packages']).map(({ manifest, relative }) => [manifest.name, relative]))(
  'the README of %s says how to install it, before its example',
  (name, folder) => {
    const [, language, code] = /^```(\w+)\n([^]*?)\n```$/m.exec(read(`${folder}/README.md`)) ?? [];
    expect([language, code]).toEqual(['sh', `npm install ${name}`]);
  },
);
