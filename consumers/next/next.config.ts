import path from 'node:path';
import type { NextConfig } from 'next';

// Next.js must not search for a root above the project.
const config: NextConfig = { turbopack: { root: path.resolve('.') } };

export default config;
