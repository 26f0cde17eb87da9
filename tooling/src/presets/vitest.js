import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../chromium.js';
import { limits } from '../testRun/limits.js';
import { nearbyTests } from '../testRun/nearbyTests.js';
import { vitestReporter } from '../testRun/vitestReporter.js';
import { listFiles, readJson } from '../workspace.js';

/** Workspace packages resolve to their sources: no build is needed before a test. */
const conditions = ['@plinth/source'];
const times = {
  testTimeout: limits.test,
  hookTimeout: limits.test,
  expect: { poll: { timeout: limits.condition } },
};
const presetFile = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const setupFiles = [presetFile('./failOnConsole.js')];

const reactEntries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server.browser',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];

const special = ['**/*.component.test.{ts,tsx}', '**/*.browser.test.{ts,tsx}'];
// Stryker copies a package into a folder of its own.
const ignored = ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'];

/** The tests that run in Node, as a Vitest project. */
export const nodeTests = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'unit',
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...special, ...ignored],
    setupFiles,
    ...times,
  },
};

const kinds = {
  unit: /\.test\.tsx?$/,
  component: /\.component\.test\.tsx?$/,
  browser: /\.browser\.test\.tsx?$/,
};

const instance = { browser: 'chromium', viewport: { width: 1280, height: 800 } };

/** @param {string} file */
const mocksModules = (file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8'));

/**
 * The test projects of a package, by file name: `x.test.ts` runs in Node, `x.component.test.tsx` in jsdom with Testing
 * Library, `x.browser.test.tsx` in a real Chromium. A project without files is left out, so that no browser starts
 * without a test. The files of a worker, and those of a browser, share their modules and one page: reading all of them
 * again for each file took up to half of a package's processor time. A file that mocks a module has its own.
 * @param {string} configUrl `import.meta.url` of the package's vitest.config.ts
 * @param {{ globalSetup?: string[], isLarge?: boolean }} [options] `globalSetup`: of the tests in Node. `isLarge`: it
 * has two workers always, and `pnpm test --changed` runs the tests near the changed files, not all tests that reach
 * one.
 */
export async function packageTests(configUrl, { globalSetup = [], isLarge = false } = {}) {
  const root = path.dirname(fileURLToPath(configUrl));
  const files = listFiles(root);
  const hasComponent = files.some((file) => kinds.component.test(file));
  const hasBrowser = files.some((file) => kinds.browser.test(file));
  const mocking = files
    .filter((file) => kinds.unit.test(file) && mocksModules(file))
    .map((file) => path.relative(root, file));
  const [mockingInBrowser = [], mockingInNode = []] = [true, false].map((inBrowser) =>
    mocking.filter((file) => kinds.browser.test(file) === inBrowser && !kinds.component.test(file)),
  );
  const manifest = readJson(path.join(root, 'package.json'));
  const installed = { ...manifest.dependencies, ...manifest.devDependencies };
  const usesReact = 'react' in installed;

  // `pnpm test --changed` names the branch to compare with.
  const branch = process.env['PLINTH_TEST_CHANGED'];
  /** @type {any[]} */
  const projects = [
    {
      ...nodeTests,
      test: {
        ...nodeTests.test,
        ...(branch && isLarge ? { include: nearbyTests(root, branch) } : {}),
        exclude: [...nodeTests.test.exclude, ...mockingInNode],
        isolate: false,
        globalSetup,
      },
    },
  ];
  if (mockingInNode.length > 0)
    projects.push({
      ...nodeTests,
      test: { ...nodeTests.test, name: 'unit, mocking', include: mockingInNode },
    });
  if (hasComponent) {
    projects.push({
      resolve: { conditions: [...conditions, 'browser', 'module', 'import', 'default'] },
      ssr: { resolve: { conditions } },
      test: {
        name: 'component',
        environment: 'jsdom',
        include: ['**/*.component.test.{ts,tsx}'],
        exclude: ignored,
        setupFiles,
        ...times,
      },
    });
  }
  if (hasBrowser) {
    const launchOptions = await chromiumLaunchOptions();
    projects.push({
      resolve: { conditions: [...conditions, 'browser', 'module', 'import', 'default'] },
      // Named up front: a dependency that Vite discovers in the middle of a run reloads the page under the test.
      optimizeDeps: {
        include: [
          ...(usesReact ? reactEntries : []),
          ...('vitest-browser-react' in installed ? ['vitest-browser-react'] : []),
        ],
      },
      test: {
        name: 'browser',
        exclude: ignored,
        setupFiles: [...setupFiles, presetFile('./emptyPage.js')],
        ...times,
        // A busy machine stalls between two touch moves. Locally a test has to pass at the first try; in CI a retry is
        // allowed and reported.
        retry: process.env['CI'] ? 1 : 0,
        browser: {
          enabled: true,
          headless: true,
          connectTimeout: limits.start,
          screenshotFailures: false,
          provider: playwright({ launchOptions }),
          instances: [
            {
              ...instance,
              name: 'browser, sharing',
              isolate: false,
              include: ['**/*.browser.test.{ts,tsx}'],
              exclude: [...ignored, ...mockingInBrowser],
            },
            ...(mockingInBrowser.length > 0
              ? [{ ...instance, name: 'browser, mocking', include: mockingInBrowser }]
              : []),
          ],
        },
      },
    });
  }

  return defineConfig({
    root,
    test: {
      projects,
      passWithNoTests: true,
      ...(branch && !isLarge ? { changed: branch } : {}),
      maxWorkers: isLarge ? 2 : Number(process.env['PLINTH_TEST_WORKERS'] ?? 2),
      reporters: [
        'default',
        vitestReporter(path.join(root, 'reports/test.jsonl'), limits.stillness),
      ],
    },
  });
}
