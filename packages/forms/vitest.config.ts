import { packageTests } from '@plinth/tooling/vitest';

const config = await packageTests(import.meta.url);
for (const project of config.test?.projects ?? []) {
  if (typeof project !== 'object' || !('optimizeDeps' in project)) continue;
  // Named up front: a dependency found in the middle of a run reloads the page under the test.
  project.optimizeDeps?.include?.push('altcha-lib', 'altcha-lib/algorithms/web/pbkdf2', 'axe-core');
}

export default config;
