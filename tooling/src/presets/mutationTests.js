import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeTests } from './vitest.js';

const { test } = nodeTests;

/**
 * The tests that run against a mutant: only the package's Node tests, in Stryker's working folder. Tests that take
 * seconds each time are left out: simulations, fuzzing, and pages that a browser visits, with or without their script.
 * A defect that only those find needs a small test of its own.
 */
export default defineConfig({
  ...nodeTests,
  root: process.cwd(),
  test: {
    ...test,
    // `pnpm mutate` names them.
    include: process.env['PLINTH_MUTATION_TESTS']?.split(',') ?? ['**/*.test.{ts,tsx}'],
    // A promise that a mutant never settles fails its test here; Stryker's own limit would cost a new process.
    testTimeout: 4000,
    exclude: [...test.exclude, '**/*.{simulation,fuzz,noScript,realPage}.test.{ts,tsx}'],
    setupFiles: [
      ...test.setupFiles,
      fileURLToPath(new URL('./shortProperties.js', import.meta.url)),
    ],
  },
});
