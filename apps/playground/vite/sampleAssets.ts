import { mapStyles, type MapStyle } from '@plinth/media/map';
import { renderTile } from '@plinth/town';
import type { Connect, Plugin } from 'vite';
import { samplePictures } from '../src/stage/samplePictures';
import { drawPicture } from './drawPicture';

/** Pictures become files of the build; map tiles are drawn when they are asked for, by the dev and preview servers. */
export function sampleAssets(): Plugin {
  return {
    name: 'plinth-sample-assets',
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      samplePictures.forEach(({ file, width, height }, index) => {
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${file}`,
          source: drawPicture(index, width, height),
        });
      });
    },
  };
}

const pictureAddress = /\/pictures\/([a-z]+\.svg)$/;
const tileAddress = /\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/;

function serve(middlewares: Connect.Server): void {
  middlewares.use((request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://playground');
    const svg = picture(pathname) ?? tile(pathname, searchParams.get('style'));
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

function tile(pathname: string, style: string | null): string | undefined {
  const [, z, x, y] = tileAddress.exec(pathname) ?? [];
  if (z === undefined) return undefined;
  const known = mapStyles.find((name): name is MapStyle => name === style);
  return renderTile({ z: Number(z), x: Number(x), y: Number(y), style: known });
}
