import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { ServerEnvironment } from '../serverEnvironment';
import { compress } from './compress';
import { listen, type ListeningServer } from './listen';

let server: ListeningServer | undefined;
afterEach(() => server?.close(0));

const long = JSON.stringify({ words: 'Grüße aus der Töpferei. '.repeat(200) });

it.each(['gzip', 'br', 'identity'])(
  '[SRV-2b] an answer in %s that named its length is as long as it says, and whole',
  async (encoding) => {
    const app = new Hono<ServerEnvironment>();
    app.use(compress);
    app.get('/', (c) =>
      c.body(long, 200, {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(long)),
      }),
    );
    server = await listen(app, { port: 0, host: '127.0.0.1' });
    const response = await fetch(`http://127.0.0.1:${server.port}/`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toBe(long);
    const length = Number(response.headers.get('content-length'));
    if (encoding === 'identity') expect(length).toBe(Buffer.byteLength(long));
    else expect(length).toBeLessThan(Buffer.byteLength(long) / 2);
  },
);
