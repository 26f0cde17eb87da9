import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { packageFiles } from './vite/packageFiles';
import { runtimeClient } from './vite/runtimeClient';
import { sampleAssets } from './vite/sampleAssets';
import { searchIndex } from './vite/searchIndex';
import { siteServer } from './vite/siteServer';

export default defineConfig({
  base: './',
  plugins: [react(), sampleAssets(), runtimeClient(), siteServer(), searchIndex(), packageFiles()],
  // Packages are resolved to their sources: edits show at once, and no build is needed before.
  resolve: { conditions: ['@plinth/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    rolldownOptions: { input: { index: 'index.html', stage: 'stage.html' } },
  },
});
