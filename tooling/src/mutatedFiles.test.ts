import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mutatedFiles, mutatedFolder, mutatedPackages } from './mutatedFiles.js';
import { repositoryRoot } from './workspace.js';

it.each(mutatedPackages)('names files of %s that exist, each once', (name) => {
  const files = mutatedFiles(name);
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files).size).toBe(files.length);
  const missing = files.filter(
    (file) => !existsSync(path.join(repositoryRoot, mutatedFolder(name), file)),
  );
  expect(missing).toEqual([]);
});
