import { rolldown } from 'rolldown';

/** @typedef {import('./bundle.js').BundledFile} BundledFile */

/**
 * Bundles a module as Vite does for production; for comparison with `bundle`.
 * @param {{ entry: string, external: string[] }} options `entry` is an absolute path; `react/*` means its subpaths
 * @returns {Promise<BundledFile[]>}
 */
export async function bundleWithRolldown({ entry, external }) {
  const names = external.map((name) => new RegExp(`^${name.replace('*', '.+')}$`));
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: names,
    preserveEntrySignatures: 'strict',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false },
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const eager = new Set(/** @type {string[]} */ ([]));
  const queue = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (eager.has(name)) continue;
    eager.add(name);
    queue.push(...(byName.get(name)?.imports ?? []).filter((file) => byName.has(file)));
  }
  return chunks.map((chunk) => ({
    path: chunk.fileName,
    contents: Buffer.from(chunk.code),
    lazy: !eager.has(chunk.fileName),
  }));
}
