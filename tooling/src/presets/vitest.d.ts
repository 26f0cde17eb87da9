import type { ViteUserConfig } from 'vitest/config';

export function packageTests(configUrl: string): Promise<ViteUserConfig>;
