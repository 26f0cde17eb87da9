import { packageTests } from '@plinth/tooling/vitest';

export default packageTests(import.meta.url);
