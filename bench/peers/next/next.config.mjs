import path from 'node:path';

/** The packages are outside of the peer's folder. */
const repository = path.resolve(import.meta.dirname ?? '.', '../../../..');

export default {
  output: 'standalone',
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  // No server compresses while they are compared: the load requests plain bodies.
  poweredByHeader: false,
};
