import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureFile } from './consumerPictures.js';
import { consumers } from './consumers.js';
import { readGuideSteps } from './guideSteps.js';
import { repositoryRoot } from './workspace.js';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const guide = read('docs/guides/import-a-package.md');
const sections = read('consumers/README.md').split(/^## /m);

describe('consumers/README.md', () => {
  it.each(consumers)('shows the steps and the pictures of $name', ({ name, section, page }) => {
    const text = sections.find((part) => part.startsWith(`${name}\n`)) ?? '';
    if (section !== undefined) {
      const { install, files } = readGuideSteps(guide, section);
      // The project with React 18 takes the files of another one.
      const isSame = name === 'react18';
      expect(text).toContain(`1. \`npm ${install.join(' ')}\``);
      for (const { file } of isSame ? [] : files)
        expect(text).toContain(`\`${path.basename(file)}\``);
    }
    const count = page?.paths?.length ?? 1;
    for (let index = 0; index < count; index += 1) {
      const file = pictureFile(name, index);
      expect(existsSync(file), file).toBe(true);
      expect(text).toContain(`docs/pictures/consumers/${path.basename(file)}`);
    }
  });
});
