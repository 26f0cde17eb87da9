import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from './chromium.js';
import { startFolderServer } from './folderServer.js';
import { readZip } from './readZip.js';
import { reportProblems } from './reportProblems.js';
import { runProgram } from './runProgram.js';
import { runsDirectly } from './runsDirectly.js';
import { listWorkspaces, repositoryRoot } from './workspace.js';

/* global document -- callbacks of `page` run in the page */

/** @typedef {import('playwright').Page} Page */
/** @typedef {'React' | 'Attach' | 'HTML'} Dialect */

/**
 * Projects that are installed by npm as their reader would, and the behaviour that each must show.
 * @type {readonly { id: string, dialect: Dialect, look: (page: Page) => Promise<void> }[]}
 */
const installed = [
  {
    id: 'gallery/designs',
    dialect: 'React',
    async look(page) {
      await page.waitForFunction(
        () => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length === 4,
      );
    },
  },
  {
    id: 'forms/every-field',
    dialect: 'HTML',
    async look(page) {
      await page.getByRole('textbox', { name: 'E-mail' }).first().fill('ada');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Email is not valid.').first().waitFor();
    },
  },
  {
    id: 'ui-blocks/accordion',
    dialect: 'Attach',
    async look(page) {
      await page.locator('summary').first().click();
      await page.keyboard.press('ArrowDown');
      // Arrow keys move between headers only where behaviour was attached.
      await page.locator('summary').nth(1).and(page.locator(':focus')).waitFor();
    },
  },
  {
    id: 'commerce/cart',
    dialect: 'React',
    async look(page) {
      await page.getByText('Ash-glazed jug').first().waitFor();
    },
  },
];

const installLimit = 5 * 60_000;
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;
class NoRegistryError extends Error {}

/** Messages of the console that fail a visit. @param {Page} page */
function watch(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** The forms in which an example has code that runs. @param {Page} page @returns {Promise<Dialect[]>} */
async function dialectsOf(page) {
  const group = page.getByRole('group', { name: 'Language' });
  await group.waitFor();
  const names = await group.getByRole('button').allTextContents();
  return /** @type {Dialect[]} */ (names.filter((name) => name !== 'Server'));
}

/** Saves the project of the example that is open. @param {Page} page @param {Dialect} dialect @param {string} folder */
async function saveProject(page, dialect, folder) {
  await page.getByRole('button', { name: dialect, exact: true }).click();
  // The HTML is requested from the stage.
  await page.getByRole('button', { name: 'Copy', disabled: false }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download project' }).click(),
  ]);
  const files = readZip(readFileSync(await download.path()));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return files;
}

/** Builds, serves and opens a project. @param {import('playwright').Browser} browser @param {string} folder @param {(page: Page) => Promise<void>} look */
async function visitProject(browser, folder, look) {
  await build({ root: folder, logLevel: 'error' });
  const server = await preview({ root: folder, logLevel: 'error', preview: { port: 0 } });
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const errors = watch(page);
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
    await look(page);
    assert.deepEqual(errors, [], 'its console');
  } finally {
    await page.close();
    await server.close();
  }
}

/** @param {string} folder */
async function install(folder) {
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  // Vite has set it to production for this process, and npm would leave Vite out.
  const env = { ...process.env, NODE_ENV: undefined };
  const { code, output } = await runProgram('npm', args, { cwd: folder, env, limit: installLimit });
  if (code === 0) return;
  if (unreachable.test(output)) throw new NoRegistryError('npm cannot reach its registry.');
  throw new Error(output.trim());
}

/** Links every package that projects of the playground may need, as one installation for all of them. @param {string} folder */
function linkOutsiders(folder) {
  const from = [
    path.join(repositoryRoot, 'tooling'),
    path.join(repositoryRoot, 'apps/playground'),
    ...listWorkspaces(['packages']).map((workspace) => workspace.folder),
  ];
  for (const place of from) {
    const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...manifest.dependencies })) {
      const target = path.join(folder, 'node_modules', name);
      if (name.startsWith('@plinth/')) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      try {
        symlinkSync(path.join(place, 'node_modules', name), target);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
    }
  }
}

/** Links the project's own packages, as npm does. @param {string} folder @param {Record<string, string>} files */
function linkPackages(folder, files) {
  const { dependencies } = JSON.parse(files['package.json'] ?? '{}');
  for (const [name, range] of Object.entries(dependencies)) {
    if (!name.startsWith('@plinth/')) continue;
    const target = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(folder, String(range).replace('file:', '')), target);
  }
}

/** Every example of the playground. @param {Page} page */
async function examplesOf(page) {
  const links = page.getByRole('navigation', { name: 'Examples' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // Packages lead to their README below their first example.
  return addresses.flatMap((address) => /\?example=([^&]+)$/.exec(address ?? '')?.[1] ?? []);
}

/**
 * Downloads projects from the built playground, as its visitors do, and checks that they run. The playground is served
 * from a folder below its host's root, by a plain file server.
 * @param {string[]} only examples; all where there are none
 */
async function checkProjects(only) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-projects-'));
  symlinkSync(path.join(repositoryRoot, 'apps/playground/dist'), path.join(folder, 'plinth'));
  const site = await startFolderServer(folder);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  /** @type {string[]} */
  const problems = [];
  let count = 0;
  let isOffline = false;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const open = async (/** @type {string} */ id) => {
    await page.goto(`${site.origin}/plinth/?example=${id}`);
    return dialectsOf(page);
  };
  const attempt = async (/** @type {string} */ name, /** @type {() => Promise<void>} */ run) => {
    try {
      await run();
    } catch (error) {
      if (error instanceof NoRegistryError) {
        if (process.env['CI']) throw error;
        isOffline = true;
      } else problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  try {
    await page.goto(`${site.origin}/plinth/`);
    const examples = (await examplesOf(page)).filter(
      (id) => only.length === 0 || only.includes(id),
    );
    for (const { id, dialect, look } of installed) {
      if (isOffline || !examples.includes(id)) continue;
      await attempt(`${id} (${dialect}, npm install)`, async () => {
        const project = path.join(folder, 'installed', path.basename(id));
        await open(id);
        await saveProject(page, dialect, project);
        await install(project);
        await visitProject(browser, project, look);
        count += 1;
      });
    }
    const linked = path.join(folder, 'linked');
    linkOutsiders(linked);
    for (const id of examples) {
      /** @type {Dialect[]} */
      let dialects = [];
      await attempt(id, async () => {
        dialects = await open(id);
      });
      for (const dialect of dialects) {
        await attempt(`${id} (${dialect})`, async () => {
          const project = path.join(linked, `${id.replace('/', '-')}-${dialect}`);
          const files = await saveProject(page, dialect, project);
          linkPackages(project, files);
          await visitProject(browser, project, async () => {});
          count += 1;
        });
      }
    }
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { problems, count, isOffline };
}

if (runsDirectly(import.meta.url)) {
  const { problems, count, isOffline } = await checkProjects(process.argv.slice(2));
  if (isOffline) console.log('projects: not installed by npm, which cannot reach its registry.');
  reportProblems('projects', problems, `${count} projects of the playground build and run.`);
}
