import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file, or what answers a request. */
export type ServedFile =
  | string
  | Uint8Array
  | ((request: { url: URL; method: string; body: Uint8Array }) => Response | Promise<Response>);

export interface FileServer {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

/** Serves files by path on a free loopback port, in brotli where the browser takes it, as a real host would. */
export async function serveFiles(files: Record<string, ServedFile>): Promise<FileServer> {
  const compressed = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const file = files[url.pathname] ?? (url.pathname === '/' ? files['/index.html'] : undefined);
      if (file === undefined) {
        response.writeHead(url.pathname === '/favicon.ico' ? 204 : 404).end();
        return;
      }
      if (typeof file === 'function') {
        const chunks: Uint8Array[] = [];
        for await (const chunk of request) chunks.push(chunk as Uint8Array);
        const answer = await file({
          url,
          method: request.method ?? 'GET',
          body: Buffer.concat(chunks),
        });
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      const extension = url.pathname === '/' ? 'html' : (url.pathname.split('.').pop() ?? '');
      const type = types[extension] ?? 'application/octet-stream';
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
      const isText = /text|json|svg/.test(type);
      const body = Buffer.from(file);
      if (!takesBrotli || !isText) {
        response.writeHead(200, { 'content-type': type }).end(body);
        return;
      }
      if (!compressed.has(url.pathname)) {
        compressed.set(
          url.pathname,
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
      response.end(compressed.get(url.pathname));
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
