import { packageTests } from '@plinth/tooling/vitest';

export default packageTests(import.meta.url, {
  isLarge: true,
  globalSetup: ['./src/testing/postgresOfRun.ts', './src/testing/folderOfRun.ts'],
});
