import path from 'node:path';
import { build, defaultClientConditions, type Connect, type Plugin, type Rolldown } from 'vite';
import { samplePictures } from '../src/stage/samplePictures';
import { readTile } from '../src/tiles/readTile';
import { drawPicture } from './drawPicture';

/**
 * Pictures become files of the build. Map tiles are drawn on request: by the dev and preview servers, and on a host of
 * plain files by a service worker, `tiles.js`.
 */
export function sampleAssets(): Plugin {
  return {
    name: 'plinth-sample-assets',
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      samplePictures.forEach(({ file, width, height }, index) => {
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${file}`,
          source: drawPicture(index, width, height),
        });
      });
      this.emitFile({ type: 'asset', fileName: 'tiles.js', source: await buildWorker() });
    },
  };
}

/** One file without imports: not every browser takes modules as service workers. */
async function buildWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@plinth/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../src/tiles/tileWorker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

const pictureAddress = /\/pictures\/([a-z]+\.svg)$/;

function serve(middlewares: Connect.Server): void {
  middlewares.use((request, response, next) => {
    const address = new URL(request.url ?? '/', 'http://playground');
    const svg = picture(address.pathname) ?? readTile(address);
    if (svg === undefined) return next();
    response.setHeader('content-type', 'image/svg+xml');
    response.setHeader('cache-control', 'public, max-age=3600');
    response.end(svg);
  });
}

function picture(pathname: string): string | undefined {
  const index = samplePictures.findIndex(({ file }) => file === pictureAddress.exec(pathname)?.[1]);
  const found = samplePictures[index];
  return found && drawPicture(index, found.width, found.height);
}
