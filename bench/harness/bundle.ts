import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundle,
  compressedSize,
  reactExternals,
  type BundleOptions,
  type Compression,
} from '@plinth/tooling/bundle';

/** Imports are looked up from here, where the peers are installed. */
const benchFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export interface BundleSizeOptions extends Omit<BundleOptions, 'format'> {
  /** @default 'gzip' */
  format?: Compression;
  /** Whether chunks behind a dynamic `import()` count. @default false */
  lazy?: boolean;
  /** CSS counts when the entry imports it. @default 'js' */
  count?: 'js' | 'css' | 'both';
}

/**
 * Bytes of a production bundle after compression, each file compressed separately. React is external unless `external`
 * says otherwise.
 */
export async function bundleSize({
  format = 'gzip',
  lazy = false,
  count = 'js',
  ...options
}: BundleSizeOptions): Promise<number> {
  const files = await bundle({ resolveDir: benchFolder, external: reactExternals, ...options });
  return files
    .filter((file) => lazy || !file.lazy)
    .filter((file) => count === 'both' || file.path.endsWith(`.${count}`))
    .reduce((sum, file) => sum + compressedSize(file.contents, format), 0);
}

/**
 * Bundles for a page, everything included: pass the result to `openPage({ files })`.
 * @returns files by their path below `prefix`; the entry is `entry.js`, its CSS `entry.css`
 */
export async function bundleForBrowser(
  options: BundleOptions & { prefix?: string },
): Promise<Record<string, Uint8Array>> {
  const { prefix = '/', ...rest } = options;
  const files = await bundle({ resolveDir: benchFolder, ...rest });
  return Object.fromEntries(files.map((file) => [prefix + file.path, file.contents]));
}
