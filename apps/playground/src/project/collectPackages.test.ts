import { expect, it } from 'vitest';
import { collectPackages, importsOf } from './collectPackages';
import type { PackedPackage } from './packedPackage';

const packages: Readonly<Record<string, PackedPackage>> = {
  gallery: {
    manifest: {
      name: '@plinth/gallery',
      version: '0.3.0',
      type: 'module',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './lightbox': { types: './dist/lightbox.d.ts', default: './dist/lightbox.js' },
        './messages/*': { default: './dist/messages.*.js' },
        './gallery.css': { default: './dist/gallery.css' },
      },
      dependencies: { '@plinth/dom': 'workspace:^', leaflet: '^1', thumbhash: '^0.1' },
    },
    files: {
      'dist/index.js': `import { a } from "./block/a.js";\nimport "thumbhash";\nexport { a };`,
      'dist/index.d.ts': `export { A } from './a-12.js';`,
      'dist/a-12.d.ts': 'export interface A {}',
      'dist/block/a.js': `import { b } from "@plinth/dom";\nconst later = () => import("../late.js");`,
      'dist/late.js': 'export const late = 1;',
      'dist/lightbox.js': `import "leaflet";`,
      'dist/messages.de.js': 'export const german = 1;',
      'dist/gallery.css': '.pl-gallery {}',
    },
  },
  dom: {
    manifest: {
      name: '@plinth/dom',
      version: '0.1.0',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    },
    files: { 'dist/index.js': 'export const b = 1;' },
  },
};
const load = (name: string) => Promise.resolve(packages[name]!);

it('[PLY-3b] takes the files that an entry reaches, on demand and as types, and no others', async () => {
  const { files, names } = await collectPackages(['@plinth/gallery', 'react'], load);
  expect(names).toEqual(['dom', 'gallery']);
  expect(Object.keys(files).sort()).toEqual([
    'plinth/dom/dist/index.js',
    'plinth/dom/package.json',
    'plinth/gallery/dist/a-12.d.ts',
    'plinth/gallery/dist/block/a.js',
    'plinth/gallery/dist/index.d.ts',
    'plinth/gallery/dist/index.js',
    'plinth/gallery/dist/late.js',
    'plinth/gallery/package.json',
  ]);
  expect(JSON.parse(files['plinth/gallery/package.json']!)).toMatchObject({
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { '@plinth/dom': 'file:../dom', thumbhash: '^0.1' },
  });
  expect(files['plinth/gallery/package.json']).not.toMatch(/lightbox|leaflet|gallery\.css/);
  // Its declarations were not built: an entry must not name them.
  expect(files['plinth/dom/package.json']).not.toContain('d.ts');
});

it('[PLY-3b] finds an entry by a pattern, and style sheets', async () => {
  const entries = ['@plinth/gallery/messages/de', '@plinth/gallery/gallery.css'];
  const { files } = await collectPackages(entries, load);
  expect(files).toHaveProperty(['plinth/gallery/dist/messages.de.js']);
  expect(files).toHaveProperty(['plinth/gallery/dist/gallery.css']);
});

it('[PLY-3b] reads every way to import', () => {
  const code = `import a from 'a';\nimport 'b';\nexport { c } from "c";\nawait import('d');\nlet from = 'no';`;
  expect(importsOf(code)).toEqual(['a', 'b', 'c', 'd']);
});
