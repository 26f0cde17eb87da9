import { packageTypes } from './presets/tsup.js';

// In a package's folder: its `types` script.
await packageTypes(process.cwd());
