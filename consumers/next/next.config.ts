import path from 'node:path';
import type { NextConfig } from 'next';

// Whatever lies above the project is none of its business.
const config: NextConfig = { turbopack: { root: path.resolve('.') } };

export default config;
