import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file, or a function that answers a request. */
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

/** Compressed files by their content: every visit has its own server, but a host compresses a file once. */
const compressed = new Map<string | Uint8Array, Uint8Array>();

function compress(file: string | Uint8Array): Uint8Array {
  const known =
    compressed.get(file) ??
    brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compressed.set(file, known);
  return known;
}

const typeOf = (path: string): string =>
  types[path === '/' ? 'html' : (path.split('.').pop() ?? '')] ?? 'application/octet-stream';

const isText = (type: string): boolean => /text|json|svg/.test(type);

/**
 * Serves files by path on a free loopback port, in brotli if the browser accepts it. As on a real host no request waits
 * for the compression: it is done before the first request.
 */
export async function serveFiles(files: Record<string, ServedFile>): Promise<FileServer> {
  for (const [path, file] of Object.entries(files))
    if (typeof file !== 'function' && isText(typeOf(path))) compress(file);
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const file = files[url.pathname] ?? (url.pathname === '/' ? files['/index.html'] : undefined);
      if (file === undefined) {
        if (url.pathname === '/favicon.ico') response.writeHead(204).end();
        // Without a body some browsers show an error page of their own instead of the answer.
        else response.writeHead(404).end('Not found');
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
      const type = typeOf(url.pathname);
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
      if (!takesBrotli || !isText(type)) {
        response.writeHead(200, { 'content-type': type }).end(file);
        return;
      }
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
      response.end(compress(file));
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
