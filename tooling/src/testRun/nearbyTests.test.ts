import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fixtureRepository } from '../fixtureRepository.js';
import { nearbyTests } from './nearbyTests.js';

it('finds the tests beside what changed, and those that import it themselves', () => {
  const root = fixtureRepository({
    'workspace/src/cart/readCart.ts': '',
    'workspace/src/cart/readCart.test.ts': '',
    'workspace/src/shop/shop.test.tsx': "import { readCart } from '../cart/readCart';",
    'workspace/src/shop/later.test.ts': "await import('../cart/readCart.js');",
    'workspace/src/app.test.ts': "import { createApp } from './app';",
    'workspace/src/new/new.test.ts': '',
    'other/src/cart/readCart.test.ts': '',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: root });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Begin');
  const workspace = path.join(root, 'workspace');
  expect(nearbyTests(workspace, 'main')).toEqual([]);

  git('switch', '-q', '-c', 'mine');
  git('switch', '-q', 'main');
  writeFileSync(path.join(workspace, 'src/app.ts'), 'of somebody else');
  git('add', '.');
  git('commit', '-q', '-m', 'Go on');
  git('switch', '-q', 'mine');
  writeFileSync(path.join(workspace, 'src/cart/readCart.ts'), 'changed');
  writeFileSync(path.join(workspace, 'src/new/made.ts'), 'not yet added');
  expect(nearbyTests(workspace, 'main').sort()).toEqual([
    'src/cart/readCart.test.ts',
    'src/new/new.test.ts',
    'src/shop/later.test.ts',
    'src/shop/shop.test.tsx',
  ]);

  rmSync(path.join(workspace, 'src/cart/readCart.ts'));
  expect(nearbyTests(workspace, 'main')).toContain('src/shop/shop.test.tsx');
});
