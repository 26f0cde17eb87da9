import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Serves the files of a page of the real runtime, as the runtime's own build made them: below `runtime/`. */
export function runtimeClient(): Plugin {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@plinth/site-runtime/package.json')),
    'dist/client',
  );
  const fileOf = (name: string) =>
    name === 'manifest.json'
      ? path.join(folder, '.vite/manifest.json')
      : path.join(folder, 'assets', path.basename(name));

  const serve = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://playground');
      const [, name] = /^\/runtime\/(manifest\.json|assets\/[\w.-]+)$/.exec(pathname) ?? [];
      if (name === undefined || !existsSync(fileOf(name))) return next();
      const type = types[path.extname(name)] ?? 'application/octet-stream';
      response.setHeader('content-type', type);
      response.end(readFileSync(fileOf(name)));
    });
  };

  return {
    name: 'plinth-runtime-client',
    configureServer: ({ middlewares }) => serve(middlewares),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      if (!existsSync(fileOf('manifest.json')))
        this.error(`${folder} is not there: build @plinth/site-runtime first.`);
      const assets = readdirSync(path.join(folder, 'assets'))
        .filter((name) => !name.endsWith('.map'))
        .map((name) => `assets/${name}`);
      for (const name of ['manifest.json', ...assets]) {
        this.emitFile({
          type: 'asset',
          fileName: `runtime/${name}`,
          source: readFileSync(fileOf(name)),
        });
      }
    },
  };
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
