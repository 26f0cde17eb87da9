import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entriesThatRender } from './allowedImports.js';
import { packageImports, withImports } from './importMap.js';
import { listWorkspaces, repositoryRoot } from './workspace.js';

const page = readFileSync(path.join(repositoryRoot, 'consumers/plain/everything.html'), 'utf8');

function importsOf(html: string): Record<string, string> {
  const [, map = '{}'] = /<script type="importmap">([^]*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(map) as { imports: Record<string, string> }).imports;
}

it('names every package, and of each what knows no React', () => {
  const imports = packageImports();
  for (const { manifest, relative } of listWorkspaces(['packages']))
    expect(manifest.name in imports).toBe(!entriesThatRender.includes(relative));
  expect(imports).toMatchObject({
    '@plinth/dom': '/node_modules/@plinth/dom/dist/index.js',
    '@plinth/commerce/money': '/node_modules/@plinth/commerce/dist/money.js',
    '@plinth/commerce/messages/de': '/node_modules/@plinth/commerce/dist/messages.de.js',
    '@plinth/site-model/safe-href': '/node_modules/@plinth/site-model/dist/links/safeHref.js',
  });
  expect(
    Object.keys(imports).filter((name) => /react|\.css|messages\/fr|check-/.test(name)),
  ).toEqual([]);
});

it('points each of them at what its source is built to', () => {
  for (const address of Object.values(packageImports())) {
    const [, name = '', file = ''] = /@plinth\/([^/]+)\/dist\/(.*)\.js$/.exec(address) ?? [];
    const source = path.join(repositoryRoot, 'packages', name, 'src', file);
    expect([`${source}.ts`, `${source}.tsx`].some((candidate) => existsSync(candidate))).toBe(true);
  }
});

it('puts them into the plain page, beside what the packages need from elsewhere', () => {
  const filled = importsOf(withImports(page, packageImports()));
  expect(filled).toMatchObject({ ...importsOf(page), ...packageImports() });
  expect(Object.keys(importsOf(page)).filter((name) => name.startsWith('@plinth/'))).toEqual([]);
  expect(() => withImports('<p>No map</p>', {})).toThrow('no <script type="importmap">');
});
