import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.js';
import { pictureOutput, takePictures } from './consumerPictures.js';
import { consumers, copyPictures } from './consumers.js';
import { readGuideSteps } from './guideSteps.js';
import { requiresReact } from './importMap.js';
import { startPackageRegistry } from './packageRegistry.js';
import { publishedPackages, publishPackages } from './publishPackages.js';
import { reportProblems } from './reportProblems.js';
import { runProgram } from './runProgram.js';
import { runsDirectly } from './runsDirectly.js';
import { repositoryRoot } from './workspace.js';

/** @typedef {import('./consumers.js').Consumer} Consumer */

const guide = 'docs/guides/import-a-package.md';
const programLimit = 5 * 60_000;

/** Without a network nothing can be installed, which is not a fault of the packages. */
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

class NoRegistryError extends Error {}

/**
 * @typedef {object} StepParts
 * @property {string} folder of the project
 * @property {string} npmrc
 * @property {import('playwright').Browser} browser
 * @property {boolean} draws whether the screenshots in docs/pictures/consumers are renewed
 */

/**
 * Follows the guide in a project of its own: installs the published packages by their names, writes the guide's files,
 * type-checks, builds, and visits the page in a browser.
 * @param {Consumer} consumer
 * @param {StepParts} parts
 * @returns {Promise<number>} the number of the guide's steps
 */
async function takeSteps(consumer, { folder, npmrc, browser, draws }) {
  const { name, base, section, versions = {} } = consumer;
  const text = readFileSync(path.join(repositoryRoot, guide), 'utf8');
  const steps = section === undefined ? { install: [], files: [] } : readGuideSteps(text, section);
  for (const project of [base, name].filter((one) => one !== undefined))
    cpSync(path.join(repositoryRoot, 'consumers', project), folder, { recursive: true });
  if (consumer.page) copyPictures(path.join(folder, consumer.page.pictures ?? '.'));
  writeFileSync(path.join(folder, '.npmrc'), npmrc);

  const install = steps.install.map((word) =>
    Object.hasOwn(versions, word) ? `${word}@${versions[word]}` : word,
  );
  if (install.length > 0)
    await npm(folder, [...install, '--prefer-offline', '--no-audit', '--no-fund']);
  for (const { file, code } of steps.files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  // The project also uses every other package that it can.
  const names = publishedPackages()
    .filter(({ manifest }) => !consumer.hasNoReact || !requiresReact(manifest))
    .map(({ manifest }) => manifest.name);
  await npm(folder, ['install', ...names, '--prefer-offline', '--no-audit', '--no-fund']);
  for (const [installed, version] of Object.entries(versions)) {
    const manifest = path.join(folder, 'node_modules', installed, 'package.json');
    const { version: found } = JSON.parse(readFileSync(manifest, 'utf8'));
    assert.ok(`${found}.`.startsWith(`${version}.`), `${installed} is ${found}, not ${version}`);
  }
  const said = consumer.script ? await npm(folder, ['run', consumer.script]) : '';

  if (consumer.page) {
    const { origin, close } = await consumer.page.serve(folder);
    try {
      await consumer.page.visit(browser, origin);
      if (draws) await takePictures(browser, { name, origin, paths: consumer.page.paths });
    } finally {
      close();
    }
  } else if (draws) {
    await pictureOutput(browser, { name, folder, output: said });
  }
  // Installing is one step; each file is written once, and holds an import and a rendering.
  return Math.min(1, install.length) + 2 * steps.files.length;
}

/** @param {string} cwd @param {string[]} args @returns {Promise<string>} the output */
async function npm(cwd, args) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  const { code, output } = await runProgram('npm', args, { cwd, env, limit: programLimit });
  if (code === 0) return output;
  if (args[0] === 'install' && unreachable.test(output))
    throw new NoRegistryError(
      'npm cannot reach its registry, and its cache does not hold everything.',
    );
  throw new Error(`npm ${args.join(' ')}\n${output.trim()}`);
}

/** @param {string[]} only names; all where there are none @param {{ draws: boolean }} options */
async function checkConsumers(only, { draws }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-consumers-'));
  const registry = await startPackageRegistry();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const chosen = consumers.filter(({ name }) => only.length === 0 || only.includes(name));
  /** @type {string[]} */
  const problems = [];
  let isOffline = false;
  try {
    await publishPackages({ registry: `${registry.origin}/`, settings: registry.settings });
    for (const consumer of chosen) {
      const began = performance.now();
      try {
        const parts = {
          folder: path.join(folder, consumer.name),
          npmrc: registry.settings,
          browser,
          draws,
        };
        const steps = await takeSteps(consumer, parts);
        const seconds = Math.round((performance.now() - began) / 1000);
        console.log(`✓ consumers/${consumer.name}: ${steps} steps of the guide, ${seconds} s`);
        if (steps !== (consumer.steps ?? 0))
          problems.push(
            `"${consumer.section}" of the guide asks for ${steps} steps instead of ${consumer.steps}.`,
          );
      } catch (error) {
        if (error instanceof NoRegistryError) {
          if (process.env['CI']) throw error;
          isOffline = true;
          break;
        }
        const text = error instanceof Error ? error.message : String(error);
        problems.push(`consumers/${consumer.name}: ${text}`);
      }
    }
  } finally {
    await browser.close();
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { problems, isOffline, count: chosen.length };
}

if (runsDirectly(import.meta.url)) {
  const words = process.argv.slice(2);
  const { problems, isOffline, count } = await checkConsumers(
    words.filter((word) => !word.startsWith('--')),
    { draws: words.includes('--pictures') },
  );
  if (isOffline) console.log('consumers: not checked, because npm cannot reach its registry.');
  else
    reportProblems('consumers', problems, `${count} projects install, build and run the packages.`);
}
