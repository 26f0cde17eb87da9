import type { Connect, Plugin, ProxyOptions } from 'vite';
import { sitePictures } from '../src/examples/site-renderer/compose-a-page/sitePictures';
import { drawPicture } from './drawPicture';

/**
 * Connects the dev and preview servers with a site server (`PLINTH_SITE`, else where `pnpm start` puts it): calls below
 * `/site-server/api/` reach it as from a page of its own, and its pictures are shown; landscapes replace them while it
 * is away.
 */
export function siteServer(origin = process.env['PLINTH_SITE'] ?? 'http://localhost:4321'): Plugin {
  const proxy: Record<string, ProxyOptions> = {
    '/site-server/api/': { target: origin, rewrite: (path) => path.replace('/site-server', '') },
  };
  const serve = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://playground');
      if (pathname === '/site-server/origin') {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ origin }));
        return;
      }
      const index = sitePictures.findIndex(({ src }) => src === pathname);
      if (index < 0) return next();
      void pictureOfSite(new URL(pathname, origin), index).then((svg) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    });
  };
  return {
    name: 'plinth-site-server',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      // Where only files are served, there is no site server, and nothing to complain about in the console.
      this.emitFile({ type: 'asset', fileName: 'site-server/origin', source: '{}' });
      sitePictures.forEach(({ src }, index) => {
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: standIn(index) });
      });
    },
  };
}

async function pictureOfSite(address: URL, index: number): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    return response.ok ? await response.text() : standIn(index);
  } catch {
    return standIn(index);
  }
}

function standIn(index: number): string {
  const { width, height } = sitePictures[index]!;
  return drawPicture(index, width, height);
}
