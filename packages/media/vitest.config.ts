/// <reference types="node" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { packageTests } from '@plinth/tooling/vitest';

type Next = () => void;

const config = await packageTests(import.meta.url);

// The browser tests load pictures and tiles in sizes, which only a server can give.
for (const project of config.test?.projects ?? [])
  if (typeof project === 'object' && 'test' in project && project.test?.browser)
    project.plugins = [...(project.plugins ?? []), fixtureServer()];

export default config;

/**
 * Serves the files of the browser tests from the test server itself: pictures of 1000 by 500 in every served width
 * (`/fixture/a.jpg?format=500w`; a name with `missing` has no variants, one with `gone` nothing at all),
 * map tiles, and a player that echoes its commands.
 */
function fixtureServer() {
  return {
    name: 'media-fixtures',
    configureServer(server: {
      middlewares: {
        use(handler: (i: IncomingMessage, o: ServerResponse, next: Next) => void): void;
      };
    }) {
      server.middlewares.use(answer);
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, next: Next): void {
  const url = new URL(request.url ?? '/', 'http://fixture.invalid');
  if (!url.pathname.startsWith('/fixture/')) return next();
  const send = (type: string, body: string) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };
  if (url.pathname.startsWith('/fixture/tiles/'))
    return send(
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cde" stroke="#89a"/></svg>',
    );
  if (url.pathname.endsWith('player.html'))
    return send(
      'text/html',
      `<!doctype html><script>addEventListener('message', ({ data }) => parent.postMessage({ heard: data }, '*'))</script>`,
    );
  const width = /^(\d+)w$/.exec(url.searchParams.get('format') ?? '')?.[1];
  const isMissing = url.pathname.includes('gone') || (width && url.pathname.includes('missing'));
  if (isMissing) {
    response.writeHead(404);
    return void response.end();
  }
  const shown = Math.min(Number(width ?? 1000), 1000);
  send(
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${shown / 2}"><rect width="100%" height="100%" fill="#357"/></svg>`,
  );
}
