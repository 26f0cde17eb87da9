import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkBlockRegistries } from './blockRegistries.js';
import { newBlock } from './newBlock.js';
import { runProgram } from './runProgram.js';
import { repositoryRoot } from './workspace.js';

const copied = {
  'site-blocks': 'packages/site-blocks',
  'site-renderer': 'packages/site-renderer',
  'site-runtime': 'apps/site-runtime',
  'site-server': 'apps/site-server',
  playground: 'apps/playground',
};

let scratch = '';
afterEach(() => {
  if (scratch) rmSync(scratch, { recursive: true, force: true });
  scratch = '';
});

/** The workspaces that kinds of blocks concern, with the packages of this repository beside them. */
function scratchCopy(): string {
  mkdirSync(path.join(repositoryRoot, '.cache'), { recursive: true });
  const root = mkdtempSync(path.join(repositoryRoot, '.cache/new-block-'));
  for (const workspace of Object.values(copied)) {
    const from = path.join(repositoryRoot, workspace);
    const to = path.join(root, workspace);
    cpSync(from, to, {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist|reports|\.turbo)$/.test(file),
    });
    linkModules(path.join(from, 'node_modules'), path.join(to, 'node_modules'), root);
  }
  return root;
}

function linkModules(from: string, to: string, root: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name === '@plinth') linkModules(path.join(from, name), path.join(to, name), root);
    else {
      const workspace = from.endsWith('@plinth') ? copied[name as keyof typeof copied] : undefined;
      symlinkSync(
        workspace ? path.join(root, workspace) : path.join(from, name),
        path.join(to, name),
      );
    }
  }
}

/** The new kind in each place where an owner or a page uses it; runs inside the copy. */
const visits = `
import { blockIdentity, blockKinds, readSettings } from '@plinth/site-blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addBlock } from '../../playground/src/examples/site-renderer/compose-a-page/composedPage';
import { firstPage } from '../../playground/src/examples/site-renderer/compose-a-page/firstPage';
import { configIntl } from '../../site-server/src/config/configIntl';
import { SettingsFields } from '../../site-server/src/config/blocks/SettingsFields';
import { clientInputs } from '../clientInputs.js';
import { stylePaths } from '../styles.js';
import { blockTable } from './blocks/blockTable.generated';
import { createRowFinder, importModule } from './boot/blockTable';
import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';

const kind = blockKinds.find(({ kind }) => kind === 'glaze-card')!;
const { page, id } = addBlock(firstPage, kind);
const site = { id: 'x', identifier: 'x', title: 'X', navigation: [], pages: [page] };
const { html, problems } = createPageRenderer({
  assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
}).renderPage({ page, site, request: { url: new URL('http://site.test/'), nonce: 'n' } });
const element = new DOMParser().parseFromString(html, 'text/html').getElementById('block-' + id)!;

it('is in the playground, and rendered', () => {
  expect(problems).toEqual([]);
  expect(element.dataset).toMatchObject({ blockType: '1337', definitionName: 'glaze-card' });
  expect(element.querySelector('h2')!.textContent).toBe('Glaze card');
  expect(Object.keys(stylePaths)).toContain('glaze-card');
});

it('is attached', async () => {
  const row = createRowFinder(blockTable)(element)!;
  expect(clientInputs(process.cwd())['glaze-card']).toMatch(/attach\\/glaze-card\\.generated\\.ts$/);
  const { attach } = await importModule(row);
  const undo = attach(element, {} as never) as () => void;
  element.click();
  expect(element.hasAttribute('data-chosen')).toBe(true);
  undo();
  expect(element.hasAttribute('data-chosen')).toBe(false);
});

it('is edited', () => {
  const form = renderToStaticMarkup(
    <SettingsFields visit={{ intl: configIntl(site, 'en') }} schema={kind.settings} settings={kind.example} problems={[]} mayChange />,
  );
  expect(form).toContain('The heading of the block.');
  expect(form).toContain('value="Glaze card"');
  expect(readSettings(kind.settings, {}).isComplete).toBe(false);
  expect(blockIdentity(kind)).toEqual({ type: 1337, definitionName: 'glaze-card' });
});
`;

it('[BLO-8] lists every kind of this repository', () => {
  expect(checkBlockRegistries()).toEqual([]);
});

it(
  '[BLO-8] writes a kind that renders, attaches, is edited and is in the playground',
  async () => {
    scratch = scratchCopy();
    const written = newBlock('glaze-card', scratch);
    expect(written.every((file) => file.includes('/glaze-card/'))).toBe(true);
    writeFileSync(path.join(scratch, 'apps/site-runtime/src/newKind.component.test.tsx'), visits);
    const cwd = path.join(scratch, 'apps/site-runtime');
    const vitest = path.join(cwd, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await runProgram(
      process.execPath,
      [vitest, 'run', 'src/newKind.component.test.tsx', '--reporter=verbose'],
      { cwd, limit: 10 * 60_000 },
    );
    expect(output).toContain('3 passed');
    expect(code).toBe(0);
  },
  10 * 60_000,
);

it('[BLO-8] refuses a name that is taken, or cannot be one', () => {
  expect(() => newBlock('quote')).toThrow(/is there already/);
  expect(() => newBlock('Glaze card')).toThrow(/cannot name a kind/);
});
