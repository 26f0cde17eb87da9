import type { IncomingMessage, ServerResponse } from 'node:http';

interface Recorded {
  path: string;
  bytes: number;
  body: string;
  type: string;
}

interface DevServer {
  middlewares: {
    use(handle: (request: IncomingMessage, answer: ServerResponse, next: () => void) => void): void;
  };
}

/**
 * A server for the browser tests, behind Vite's own: `/recorded/<run>/…?hold=<ms>&status=<n>`
 * stores the request and answers after `hold`; `GET /recorded/<run>` returns the stored requests.
 */
export function recordingServer() {
  const runs = new Map<string, Recorded[]>();

  function handle(request: IncomingMessage, answer: ServerResponse, next: () => void): void {
    const url = new URL(request.url ?? '/', 'http://server');
    const [, root, run, ...rest] = url.pathname.split('/');
    if (root !== 'recorded' || !run) return next();
    const recorded = runs.get(run) ?? [];
    runs.set(run, recorded);
    if (rest.length === 0) {
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify(recorded));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      recorded.push({
        path: rest.join('/'),
        bytes: body.length,
        body: body.toString().slice(0, 2000),
        type: request.headers['content-type'] ?? '',
      });
      setTimeout(
        () => {
          answer.statusCode = Number(url.searchParams.get('status') ?? 200);
          answer.end('{"ok":true}');
        },
        Number(url.searchParams.get('hold') ?? 0),
      );
    });
  }

  return {
    name: 'recording-server',
    configureServer(server: DevServer) {
      server.middlewares.use(handle);
    },
  };
}
