import path from 'node:path';
import type { NextConfig } from 'next';

// Nothing above the project is its business.
const config: NextConfig = { turbopack: { root: path.resolve('.') } };

export default config;
