import { packageTests } from './src/presets/vitest.js';

export default packageTests(import.meta.url);
