import { expect, it } from 'vitest';
import { writeProject } from './writeProject';

const parts = {
  loadPackage: (name: string) =>
    Promise.resolve({
      manifest: {
        name: `@plinth/${name}`,
        version: '1.0.0',
        type: 'module' as const,
        exports: {
          '.': { default: './dist/index.js' },
          './react': { default: './dist/react.js' },
          './x.css': { default: './dist/x.css' },
        },
      },
      files: { 'dist/index.js': '', 'dist/react.js': '', 'dist/x.css': '' },
    }),
  loadPicture: (file: string) => Promise.resolve(`<svg id="${file}"/>`),
};
const source = { id: 'gallery/designs', title: 'A < B', markup: '' };

it('[PLY-3b] a React project exports the component of the code, whatever its name', async () => {
  const moduleOf = async (code: string) =>
    (await writeProject({ ...source, dialect: 'react', code }, parts)).files['src/Example.tsx'];
  expect(await moduleOf('<p />')).toBe('export const Example = () => <p />;\n');
  expect(await moduleOf('export function Questions() {}')).toContain(
    'export { Questions as Example }',
  );
});

it('[PLY-3b] a React project names React and our packages, and has the pictures of the code', async () => {
  const code = `import { A } from '@plinth/gallery/react';\n\n<A src="/pictures/dune.svg" />`;
  const { files } = await writeProject({ ...source, dialect: 'react', code }, parts);
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: 'plinth-gallery-designs',
    scripts: { start: 'vite', build: 'vite build' },
    dependencies: { '@plinth/gallery': 'file:./plinth/gallery', react: '^19' },
  });
  expect(files['public/pictures/dune.svg']).toBe('<svg id="dune.svg"/>');
  expect(files['index.html']).toContain('<title>A &lt; B</title>');
  expect(files).toHaveProperty(['plinth/gallery/dist/react.js']);
});

it('[PLY-3b] an attach project has the markup, and one of HTML is the page with its sheets', async () => {
  const attach = `import { a } from '@plinth/gallery';\na();`;
  const markup = '<img src="/pictures/fjord.svg">';
  const attached = await writeProject(
    { ...source, dialect: 'attach', code: attach, markup },
    parts,
  );
  expect(attached.files['index.html']).toContain(markup);
  expect(attached.files['src/main.ts']).toBe(`${attach}\n`);
  expect(attached.files).toHaveProperty(['public/pictures/fjord.svg']);
  expect(attached.files['package.json']).not.toContain('react');

  const html = `<link rel="stylesheet" href="/node_modules/@plinth/gallery/dist/x.css" />`;
  const plain = await writeProject({ ...source, dialect: 'html', code: html }, parts);
  expect(plain.files['index.html']).toContain(html);
  expect(plain.files).toHaveProperty(['plinth/gallery/dist/x.css']);
});

it('[PLY-3b] a project whose code calls a server has one that answers', async () => {
  const code = `await fetch('/cart'); const tileUrl = '/tiles/{z}/{x}/{y}.svg';`;
  const { files } = await writeProject({ ...source, dialect: 'attach', code }, parts);
  expect(files['vite.config.js']).toMatch(/'\/cart': json\(.*Ash-glazed jug/);
  expect(files['vite.config.js']).toContain(`'/tiles/': svg(tile)`);
  const census = await writeProject(
    { ...source, dialect: 'attach', code: 'attachCensus(window, { census });' },
    parts,
  );
  expect(census.files['vite.config.js']).toContain(`'/recordHit': json({})`);
  const silent = await writeProject({ ...source, dialect: 'attach', code: 'export {};' }, parts);
  expect(silent.files['vite.config.js']).not.toContain('answers');
});
