import { build, defineConfig } from 'tsup';

/** Script and style sheet of the configuration area; the server adds a hash to their names when it reads them. */
const buildConfigClient = () =>
  build({
    config: false,
    entry: {
      main: 'src/config/client/main.ts',
      richText: 'src/config/client/richText/main.ts',
      config: 'src/config/client/config.css',
    },
    // Each is one file, whose name has the hash of all that is in it.
    splitting: false,
    noExternal: [/./],
    outDir: 'dist/config',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    silent: true,
  });

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  // A thousand small modules took half of a start: those without files of their own come into the bundle.
  noExternal: [
    /^@plinth\/(?!marlow-clay|town)/,
    'drizzle-orm',
    'hono',
    '@hono/node-server',
    'valibot',
  ],
  // Packages in CommonJS load Node's own modules by `require`.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  // After the server, whose build empties the folder.
  onSuccess: buildConfigClient,
});
