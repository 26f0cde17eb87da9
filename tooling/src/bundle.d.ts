import type { Plugin } from 'esbuild';

export interface BundleOptions {
  /** The module to bundle, as source text. */
  entryCode: string;
  /** Where its imports are looked up. */
  resolveDir?: string;
  /** Packages that stay imports. */
  external?: string[];
  conditions?: string[];
  /** `iife` for a plain script element. @default 'esm' */
  format?: 'esm' | 'iife';
  /** With `iife`: the global that receives the exports. */
  globalName?: string;
  /** @default true */
  minify?: boolean;
  /** esbuild's own. @default none */
  plugins?: Plugin[];
}

export interface BundledFile {
  path: string;
  contents: Uint8Array;
  /** Only loaded by a dynamic `import()`. */
  lazy: boolean;
}

export type Compression = 'gzip' | 'brotli' | 'none';

export const reactExternals: string[];
export function bundle(options: BundleOptions): Promise<BundledFile[]>;
export function compressedSize(contents: Uint8Array, compression: Compression): number;
