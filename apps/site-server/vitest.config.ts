import { packageTests } from '@plinth/tooling/vitest';

export default packageTests(import.meta.url, {
  isLarge: true,
  globalSetup: ['./testing/postgresOfRun.ts', './testing/folderOfRun.ts'],
});
