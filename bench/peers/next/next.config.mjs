import path from 'node:path';

/** The packages stand outside of the peer's folder. */
const repository = path.resolve(import.meta.dirname ?? '.', '../../../..');

export default {
  output: 'standalone',
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  // Nobody compresses while the servers are compared: the load asks for plain bodies.
  poweredByHeader: false,
};
