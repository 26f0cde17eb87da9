import { describe, expect, it } from 'vitest';
import { checkImports } from './checkImports.js';
import { fixtureRepository, manifest } from './fixtureRepository.js';

const table = {
  'packages/model': [],
  'packages/gallery': ['model'],
  'packages/forms': ['model'],
  'apps/runtime': ['every package'],
  'apps/server': ['every package', 'runtime/render'],
};
const wellKept = {
  'packages/model/package.json': manifest('model'),
  'packages/model/src/index.ts': 'export const one = 1;',
  'packages/gallery/package.json': manifest(
    'gallery',
    { '.': './src/index.ts', './react': './src/react.ts' },
    { dependencies: { '@plinth/model': '1' }, peerDependencies: { react: '19' } },
  ),
  'packages/gallery/src/index.ts': "export { attach } from './attach';",
  'packages/gallery/src/attach.ts':
    "import { one } from '@plinth/model'; export const attach = one;",
  'packages/gallery/src/react.ts': "'use client';\nexport { Gallery } from './Gallery';",
  'packages/gallery/src/Gallery.tsx':
    "import { useState } from 'react'; export const Gallery = useState;",
  'packages/forms/package.json': manifest('forms'),
  'packages/forms/src/index.ts': 'export const submit = (port: () => void) => port();',
  'apps/runtime/package.json': { name: '@plinth/runtime' },
  'apps/runtime/src/main.ts': "import '@plinth/gallery'; import '@plinth/forms';",
  'apps/server/package.json': { name: '@plinth/server' },
  'apps/server/src/main.ts': "import '@plinth/runtime/render';",
};

const problemsWith = (changes: Record<string, string | object>) =>
  checkImports(fixtureRepository({ ...wellKept, ...changes }), table).problems;

describe('checkImports', () => {
  it('finds nothing where every import is allowed', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    ['imports', "import { attach } from '@plinth/gallery';"],
    ['type imports', "import type { attach } from '@plinth/gallery';"],
    ['re-exports', "export { attach } from '@plinth/gallery';"],
    ['dynamic imports', "export const load = () => import('@plinth/gallery');"],
    ['import types', "export type Attach = import('@plinth/gallery').Attach;"],
  ])('refuses %s of a feature in another feature', (_, code) => {
    const [problem] = problemsWith({ 'packages/forms/src/index.ts': `\n${code}` });
    expect(problem).toContain('packages/forms/src/index.ts:2 imports @plinth/gallery');
    expect(problem).toContain('may import model');
    expect(problem).toContain('connect/');
  });

  it('refuses what a table allows by another entry only', () => {
    const problems = problemsWith({ 'apps/server/src/main.ts': "import '@plinth/runtime';" });
    expect(problems.join()).toContain('imports @plinth/runtime; apps/server may import');
  });

  it('refuses two modules of one name', () => {
    const problems = problemsWith({ 'packages/gallery/src/gallery.ts': '' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      'packages/gallery/src/Gallery.tsx and packages/gallery/src/gallery.ts have one name',
    );
  });

  it('refuses a relative way into another workspace', () => {
    const code = "export { one } from '../../model/src/index';";
    expect(problemsWith({ 'packages/forms/src/index.ts': code })).toEqual([
      expect.stringContaining('leaves packages/forms'),
    ]);
  });

  it('refuses a workspace without a row', () => {
    expect(problemsWith({ 'packages/maps/package.json': manifest('maps', {}) })).toEqual([
      expect.stringContaining('packages/maps is a workspace without a row'),
    ]);
  });

  it('finds React below an entry that must not have it, and says the way', () => {
    const problems = problemsWith({
      'packages/gallery/src/attach.ts': "export { Gallery as attach } from './Gallery';",
    });
    expect(problems).toEqual([
      expect.stringContaining(
        'src/Gallery.tsx:1 imports react, and the entry "." reaches it: packages/gallery/src/index.ts → packages/gallery/src/attach.ts → packages/gallery/src/Gallery.tsx',
      ),
    ]);
  });

  it("asks for 'use client' on line one", () => {
    const code = "export { Gallery } from './Gallery';\n'use client';";
    expect(problemsWith({ 'packages/gallery/src/react.ts': code })).toEqual([
      expect.stringContaining("does not start with 'use client'"),
    ]);
  });

  it('refuses a module that imports CSS, but not a test', () => {
    const css = "import './forms.css';";
    expect(problemsWith({ 'packages/forms/src/index.ts': css })).toEqual([
      expect.stringContaining('TypeScript never imports CSS'),
    ]);
    expect(problemsWith({ 'packages/forms/src/look.browser.test.ts': css })).toEqual([]);
  });

  it('refuses a dependency that the user of the package will not have', () => {
    const files = {
      'packages/forms/package.json': manifest('forms', undefined, {
        devDependencies: { valibot: '1' },
      }),
      'packages/forms/src/index.ts': "import * as v from 'valibot'; export { v };",
    };
    expect(problemsWith(files)).toEqual([
      expect.stringContaining('no dependency of @plinth/forms'),
    ]);
    expect(
      problemsWith({
        ...files,
        'packages/forms/src/index.ts': '',
        'packages/forms/src/a.test.ts': "import 'valibot';",
      }),
    ).toEqual([]);
  });

  it('[B-240] refuses a call of the network, but not of a port called fetch', () => {
    const source = (code: string) => problemsWith({ 'packages/forms/src/index.ts': code });
    expect(source("export const send = () => fetch('/x');").join()).toContain(':1 calls fetch');
    expect(source("window.fetch('/x');").join()).toContain('calls window.fetch');
    expect(source('export const r = () => new XMLHttpRequest();').join()).toContain('XMLHttp');
    expect(source("export const send = ({ fetch }: Ports) => fetch('/x');")).toEqual([]);
    expect(source("export const text = 'fetch(x)'; // fetch(y)")).toEqual([]);
  });

  it('finds modules that import each other, once', () => {
    const circle = {
      'packages/forms/src/index.ts': "import './a';",
      'packages/forms/src/a.ts': "import './b';",
      'packages/forms/src/b.ts': "import { a } from './a';",
    };
    expect(problemsWith(circle)).toEqual([
      expect.stringContaining(
        'packages/forms/src/a.ts → packages/forms/src/b.ts → packages/forms/src/a.ts import each other',
      ),
    ]);
    const typesOnly = "import type { a } from './a';";
    expect(problemsWith({ ...circle, 'packages/forms/src/b.ts': typesOnly })).toHaveLength(1);
    const onDemand = "export const load = () => import('./a');";
    expect(problemsWith({ ...circle, 'packages/forms/src/b.ts': onDemand })).toHaveLength(1);
  });

  it('finds folders of a workspace that import each other, whatever file does it', () => {
    const floors = {
      'packages/forms/src/index.ts': "import './dom/attach'; import './state/store';",
      'packages/forms/src/dom/attach.ts': "import '../state/store';",
      'packages/forms/src/dom/words.ts': 'export const words = 1;',
      'packages/forms/src/state/store.ts': 'export const store = 1;',
    };
    expect(problemsWith(floors)).toEqual([]);
    const upwards = {
      ...floors,
      'packages/forms/src/state/store.ts': "export type { words } from '../dom/words';",
    };
    expect(problemsWith(upwards)).toEqual([
      expect.stringContaining(
        'packages/forms/src/dom → packages/forms/src/state → packages/forms/src/dom: folders that import each other, at packages/forms/src/dom/attach.ts:1, packages/forms/src/state/store.ts:1',
      ),
    ]);
    const inATest = {
      ...floors,
      'packages/forms/src/state/store.test.ts': "import '../dom/attach';",
    };
    expect(problemsWith(inATest)).toEqual([]);
  });
});
