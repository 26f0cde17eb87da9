import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { startFolderServer } from './folderServer.js';
import { freePort } from './freePort.js';
import { packageImports, withImports } from './importMap.js';
import {
  visitAccordion,
  visitEntries,
  visitEverything,
  visitGallery,
  visitScriptTags,
} from './visitConsumer.js';
import { repositoryRoot } from './workspace.js';

/** @typedef {import('playwright').Browser} Browser */

/**
 * A project of a team that uses the packages: `consumers/<name>`, completed by the steps of the guide's section.
 * @typedef {object} Consumer
 * @property {string} name
 * @property {string} [base] another project of `consumers`, whose files it uses unless it has its own
 * @property {string} [section] of docs/guides/import-a-package.md; missing if the project has no page
 * @property {Record<string, string>} [versions] of packages that the guide installs by their names alone
 * @property {boolean} [hasNoReact] packages that depend on React are left out
 * @property {number} [steps] of the guide: one to install, two for each file, which imports and renders
 * @property {'build' | 'test'} [script] of its package.json
 * @property {ServedPage} [page] missing where no page is visited
 *
 * @typedef {object} ServedPage
 * @property {string} [pictures] folder of the page's pictures, from the project's
 * @property {string[]} [paths] of the pages that are photographed; the first page where none are named
 * @property {(folder: string) => Promise<{ origin: string, close: () => void }>} serve
 * @property {(browser: Browser, origin: string) => Promise<void>} visit
 */

/** @type {Consumer[]} */
export const consumers = [
  {
    name: 'vite',
    section: 'Vite and React',
    steps: 3,
    script: 'build',
    page: {
      pictures: 'public',
      serve: (folder) => startFolderServer(path.join(folder, 'dist')),
      async visit(browser, origin) {
        await visitGallery(browser, `${origin}/`);
        await visitEverything(browser, `${origin}/`);
      },
    },
  },
  {
    name: 'react18',
    base: 'vite',
    section: 'Vite and React',
    versions: { react: '18.3.1', 'react-dom': '18.3.1' },
    steps: 3,
    script: 'build',
    page: {
      pictures: 'public',
      serve: (folder) => startFolderServer(path.join(folder, 'dist')),
      async visit(browser, origin) {
        await visitGallery(browser, `${origin}/`);
        await visitEverything(browser, `${origin}/`);
      },
    },
  },
  {
    name: 'next',
    section: 'Next.js, app router',
    steps: 3,
    script: 'build',
    page: {
      pictures: 'public',
      paths: ['/', '/everything'],
      serve: startNext,
      async visit(browser, origin) {
        await visitGallery(browser, `${origin}/`, { isServed: true });
        await visitEverything(browser, `${origin}/everything`, { isServed: true });
      },
    },
  },
  {
    name: 'plain',
    section: 'A page without React',
    hasNoReact: true,
    steps: 3,
    page: {
      paths: ['/guide.html', '/'],
      async serve(folder) {
        const came = existsSync(path.join(folder, 'node_modules/react'));
        assert.equal(came, false, 'React was installed, though nothing of this page needs it');
        // The guide's page is kept beside the page of this project.
        renameSync(path.join(folder, 'index.html'), path.join(folder, 'guide.html'));
        const everything = readFileSync(path.join(folder, 'everything.html'), 'utf8');
        writeFileSync(path.join(folder, 'index.html'), withImports(everything, packageImports()));
        return startFolderServer(folder);
      },
      async visit(browser, origin) {
        await visitAccordion(browser, `${origin}/guide.html`);
        await visitGallery(browser, `${origin}/`, { isServed: true });
        await visitEntries(browser, `${origin}/`);
      },
    },
  },
  {
    name: 'astro',
    section: 'Astro',
    // The newest that runs on Node 20.
    versions: { astro: '5', '@astrojs/react': '4' },
    steps: 5,
    script: 'build',
    page: {
      pictures: 'public',
      serve: (folder) => startFolderServer(path.join(folder, 'dist')),
      visit: (browser, origin) => visitGallery(browser, `${origin}/`, { isServed: true }),
    },
  },
  {
    name: 'vue',
    section: 'Vue 3',
    steps: 5,
    script: 'build',
    page: {
      pictures: 'public',
      serve: (folder) => startFolderServer(path.join(folder, 'dist')),
      visit: (browser, origin) => visitGallery(browser, `${origin}/`),
    },
  },
  {
    name: 'script-tag',
    section: 'One script tag',
    steps: 3,
    page: {
      paths: ['/', '/all.html'],
      serve: (folder) => startFolderServer(folder),
      async visit(browser, origin) {
        await visitGallery(browser, `${origin}/`, { isServed: true });
        await visitScriptTags(browser, `${origin}/all.html`);
      },
    },
  },
  {
    name: 'custom-element',
    section: 'A custom element',
    steps: 3,
    page: {
      serve: (folder) => startFolderServer(folder),
      visit: (browser, origin) => visitAccordion(browser, `${origin}/`),
    },
  },
  { name: 'types', script: 'build' },
  { name: 'node', script: 'test' },
  { name: 'jest', section: 'Jest, CommonJS', steps: 5, script: 'test' },
];

/** Every project shows the same two pictures. @param {string} folder */
export function copyPictures(folder) {
  const pictures = path.join(repositoryRoot, 'consumers/pictures');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(pictures))
    copyFileSync(path.join(pictures, file), path.join(folder, file));
}

/**
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
async function startNext(folder) {
  const port = await freePort();
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    { cwd: folder, stdio: 'ignore' },
  );
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(origin).then(Boolean, () => false);
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries === 150 || next.exitCode !== null)
      throw new Error('next start did not answer within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, close: () => void next.kill() };
}
