import type { ViteUserConfig } from 'vitest/config';

export function packageTests(
  configUrl: string,
  options?: { globalSetup?: string[]; isLarge?: boolean },
): Promise<ViteUserConfig>;

export const nodeTests: Pick<ViteUserConfig, 'resolve' | 'ssr'> & {
  test: NonNullable<ViteUserConfig['test']> & { exclude: string[]; setupFiles: string[] };
};
