import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packWorkspace } from './packWorkspace.js';
import { publishedPackages } from './publishPackages.js';
import { repositoryRoot } from './workspace.js';

/** `pnpm tarballs`: packs every package as it would be published into `tarballs/`, one line for each. */
const target = path.join(repositoryRoot, 'tarballs');
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const folder = mkdtempSync(path.join(tmpdir(), 'plinth-tarballs-'));
try {
  for (const workspace of publishedPackages()) {
    const { tarball } = await packWorkspace(workspace, folder);
    const name = path.basename(tarball);
    copyFileSync(tarball, path.join(target, name));
    console.log(`tarballs/${name}  ${Math.round(statSync(tarball).size / 1000)} kB`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
