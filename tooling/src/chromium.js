import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson, repositoryRoot } from './workspace.js';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// No sandbox because CI runs as root; the rest prevents the browser's own requests on a closed network.
const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @typedef {object} LaunchOptions
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env
 */

/**
 * Finds a Chromium without downloading one: `CHROMIUM_PATH`, then a system browser,
 * then the build inside the `@sparticuz/chromium` package, unpacked once into `node_modules/.cache`.
 * @returns {Promise<LaunchOptions>} options for Playwright's `chromium.launch`
 */
export async function chromiumLaunchOptions() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args: launchFlags, env: currentEnvironment() };
  }
  const system = systemBrowsers.find((candidate) => existsSync(candidate));
  if (system) return { executablePath: system, args: launchFlags, env: currentEnvironment() };

  const folder = await unpackedChromium();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: launchFlags,
    env: {
      ...currentEnvironment(),
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), path.join(folder, 'al2/lib')].join(':'),
      FONTCONFIG_PATH: path.join(folder, 'fontconfig'),
      FONTCONFIG_FILE: path.join(folder, 'fontconfig/fonts.conf'),
    },
  };
}

/** @returns {Record<string, string>} */
function currentEnvironment() {
  /** @type {Record<string, string>} */
  const environment = {};
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined) environment[name] = value;
  return environment;
}

/** @returns {Promise<string>} the folder that holds `chromium` and its libraries */
async function unpackedChromium() {
  const version = installedVersion();
  const cache = path.join(repositoryRoot, 'node_modules/.cache/chromium');
  const target = path.join(cache, version);
  if (existsSync(path.join(target, 'chromium'))) return target;

  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(path.join(cache, 'unpacking-'));
  // The package unpacks into os.tmpdir() and adds its NSS libraries only when it detects Lambda.
  const before = { TMPDIR: process.env['TMPDIR'], AWS: process.env['AWS_EXECUTION_ENV'] };
  process.env['TMPDIR'] = unpacking;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await writingFinished(path.join(unpacking, 'chromium'));
  } finally {
    restoreVariable('TMPDIR', before.TMPDIR);
    restoreVariable('AWS_EXECUTION_ENV', before.AWS);
  }
  writeFontConfiguration(unpacking, target);
  try {
    // A rename is atomic: a second process that unpacked at the same time finds the finished folder.
    renameSync(unpacking, target);
  } catch (error) {
    if (!existsSync(path.join(target, 'chromium'))) throw error;
    rmSync(unpacking, { recursive: true, force: true });
  }
  return target;
}

/** The package does not export its package.json, so it is read beside its entry. */
function installedVersion() {
  let folder = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (
    !existsSync(path.join(folder, 'package.json')) ||
    !readJson(path.join(folder, 'package.json')).version
  ) {
    folder = path.dirname(folder);
  }
  return String(readJson(path.join(folder, 'package.json')).version);
}

/** @param {string} name @param {string | undefined} value */
function restoreVariable(name, value) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/**
 * `executablePath()` returns while the binary is still being written: wait until its size no longer changes.
 * @param {string} file
 */
async function writingFinished(file) {
  const { statSync } = await import('node:fs');
  let size = -1;
  for (let tries = 0; tries < 100; tries += 1) {
    const now = existsSync(file) ? statSync(file).size : 0;
    if (now > 0 && now === size) return;
    size = now;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Chromium was not unpacked to ${file} within 20 s.`);
}

/**
 * The package's own fonts.conf names absolute paths of Lambda.
 * @param {string} folder where it is written
 * @param {string} finalFolder where it will be read
 */
function writeFontConfiguration(folder, finalFolder) {
  const fontFolders = readdirSync(folder)
    .filter((name) => name === 'fonts')
    .map((name) => path.join(finalFolder, name));
  mkdirSync(path.join(folder, 'fontconfig'), { recursive: true });
  writeFileSync(
    path.join(folder, 'fontconfig/fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...fontFolders, '/usr/share/fonts', '/usr/local/share/fonts'].map((dir) => `  <dir>${dir}</dir>`).join('\n')}
  <cachedir>${path.join(finalFolder, 'fontconfig/cache')}</cachedir>
</fontconfig>
`,
  );
}
