import type { defineConfig } from 'tsup';

export function packageBuild(configUrl: string): ReturnType<typeof defineConfig>;
export function packageTypes(folder: string): Promise<void>;
