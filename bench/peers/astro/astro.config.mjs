import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  // The peer requests nothing from other machines: no image service, no toolbar, no font.
  devToolbar: { enabled: false },
  vite: {
    // The packages depend on a React of the repository; the page may have one only.
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: true },
  },
});
