import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../src/http/listen';
import { createTestApp } from '../testing/createTestApp';
import { emptyDatabase } from '../testing/databases';

let server: ListeningServer;

beforeAll(async () => {
  const database = await emptyDatabase();
  const { app } = await createTestApp(database);
  server = await listen(app, { port: 0, host: '127.0.0.1', requestTimeout: 1500 });
});
afterAll(async () => {
  await server.close(0);
});

interface Answer {
  status: number;
  head: string;
  body: string;
  /** Milliseconds until the server ended the connection. */
  after: number;
}

/** Sends text over a bare socket, so that nothing is normalised. */
function exchange(...parts: (string | Buffer)[]): Promise<Answer> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // A server that has refused a request may close while the rest is still being sent.
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const after = performance.now() - begin;
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), head, body, after });
    });
  });
}

const request = (line: string, headers: string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: studio.test', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const largest = 256_000;

describe('bodies over real HTTP', () => {
  it.each([
    ['JSON', '/api/v1/events', json],
    ['a form', '/form/contact', form],
    ['parts', '/form/contact', 'Content-Type: multipart/form-data; boundary=a'],
    ['text', '/api/1/performance/records', 'Content-Type: text/plain'],
    ['an order', '/commerce/checkout', form],
    ['a sign-in', '/config/login', form],
  ])('[SRV-2k] refuses %s that says it is too large before it is sent', async (_, path, type) => {
    const answer = await exchange(
      request(`POST ${path}`, [type, `Content-Length: ${largest + 1}`], 'a=b'),
    );
    expect(answer.status).toBe(413);
  });

  it('[SRV-2k] stops reading a body that does not say how large it is', async () => {
    const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`;
    const answer = await exchange(
      request('POST /api/v1/events', [json, 'Transfer-Encoding: chunked']),
      ...Array<string>(12).fill(chunk),
      '0\r\n\r\n',
    );
    expect(answer.status).toBe(413);
  });

  it('[SRV-2k] refuses headers beyond 16 kB, a lie about the length, and two lengths', async () => {
    const [large, many, two, both] = await Promise.all([
      exchange(request('GET /', [`X-Large: ${'a'.repeat(20_000)}`])),
      exchange(
        request(
          'GET /',
          Array.from({ length: 3000 }, (_, at) => `X-${at}: a`),
        ),
      ),
      exchange(request('POST /consent', [form, 'Content-Length: 3', 'Content-Length: 30'], 'a=b')),
      exchange(
        request('POST /consent', [form, 'Content-Length: 3', 'Transfer-Encoding: chunked'], 'a=b'),
      ),
    ]);
    expect([large.status, many.status, two.status, both.status]).toEqual([431, 431, 400, 400]);
  });

  it('[SRV-2k] ends headers and bodies that trickle, and serves other requests meanwhile', async () => {
    const trickles = Array.from({ length: 40 }, (_, index) => {
      const begin = performance.now();
      return new Promise<number>((resolve) => {
        const socket = connect(server.port, '127.0.0.1');
        socket.write(
          index % 2 === 0
            ? 'GET / HTTP/1.1\r\nHost: studio.test\r\nX-Slow: '
            : 'POST /form/contact HTTP/1.1\r\nHost: studio.test\r\nContent-Length: 5000\r\n\r\n',
        );
        const drip = setInterval(() => socket.write('a'), 100);
        socket.on('error', () => {});
        socket.on('data', () => {});
        socket.on('close', () => {
          clearInterval(drip);
          resolve(performance.now() - begin);
        });
      });
    });
    const served = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`http://127.0.0.1:${server.port}/contact`)),
    );
    expect(served.map(({ status }) => status)).toEqual(Array(5).fill(200));
    // They send byte by byte for as long as they can: the server's time limit ends every one of them.
    const lives = await Promise.all(trickles);
    expect(lives).toHaveLength(40);
    expect(Math.min(...lives)).toBeGreaterThan(500);
  });
});

describe('heads over real HTTP', () => {
  const cookies = (count: number, size: number) =>
    Array.from({ length: count }, (_, at) => `grown${at}=${'a'.repeat(size)}`).join('; ');
  const page = 'Accept: text/html';

  it('[SRV-2k] [SRV-13g] answers too many cookies with a page that removes the largest', async () => {
    const { status, head, body } = await exchange(
      request('GET /contact', [page, `Cookie: small=1; ${cookies(5, 4000)}`]),
    );
    expect(status).toBe(431);
    expect(body).toContain('cookies');
    expect(body).toContain('<a href="">');
    const removed = [...head.matchAll(/^set-cookie: (\w+)=;/gim)].map(([, name]) => name);
    expect(new Set(removed)).toEqual(new Set(['grown0', 'grown1', 'grown2', 'grown3']));
    expect(head).toMatch(/^set-cookie: grown0=; Max-Age=0; Domain=studio\.test; Path=\/$/im);
    const { status: after } = await exchange(
      request('GET /contact', [page, `Cookie: small=1; ${cookies(1, 4000)}`]),
    );
    expect(after).toBe(200);
  });

  it('[SRV-2k] answers a call with too many cookies in JSON, naming the cause', async () => {
    const call = await exchange(
      request('GET /api/1/performance/settings', [`Cookie: ${cookies(5, 4000)}`]),
    );
    expect([call.status, JSON.parse(call.body)]).toMatchObject([431, { error: /cookies/i }]);
    const beyond = await exchange(request('GET /', [page, `Cookie: ${cookies(20, 4000)}`]));
    expect(beyond.status).toBe(431);
    expect(beyond.head).toMatch(/^clear-site-data: "cookies"$/im);
    expect(beyond.body).toContain('cookies');
  });

  it('[SRV-2a] serves an address in raw UTF-8 as the encoded one', async () => {
    const encoded = await exchange(request('GET /caf%C3%A9?q=%C3%BC', [page]));
    const raw = await exchange(Buffer.from(request('GET /café?q=ü', [page])));
    expect([raw.status, encoded.status]).toEqual([404, 404]);
    expect((await exchange(Buffer.from(request('GET /contact?q=ü→日本', [page])))).status).toBe(
      200,
    );
    expect(
      (await exchange(Buffer.from(request('GET /contact?q=ü', ['Bad Header: 1'])))).status,
    ).toBe(400);
    const posted = 'decision=accept&returnTo=%2Fcontact';
    const post = request('POST /consent?x=é', [form, `Content-Length: ${posted.length}`]);
    expect((await exchange(Buffer.from(post), posted)).status).toBe(303);
  });
});

describe('addresses over real HTTP', () => {
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..%5c',
    '..\\',
    '%c0%ae%c0%ae/',
  ];
  const files = ['package.json', 'etc/passwd', 'src/app.ts', '.plinth-data/database/PG_VERSION'];
  const roots = [
    '/',
    '/assets/',
    '/config/assets/',
    '/pictures/',
    '/fonts/',
    '/tiles/1/1/',
    '/sounds/',
  ];

  it('[SRV-2t] no way of writing "one folder up" leads to a file', async () => {
    const found: string[] = [];
    for (const root of roots) {
      const answers = await Promise.all(
        ups.flatMap((up) =>
          files.flatMap((file) =>
            ['', '%00', '%00.svg', '?format=750w'].map(async (end) => {
              const path = `${root}${up.repeat(6)}${file}${end}`;
              return { path, ...(await exchange(request(`GET ${path}`))) };
            }),
          ),
        ),
      );
      for (const { path, status, body } of answers) {
        const isFile = /"dependencies"|root:x:|import .* from|^1\d\n/.test(body);
        if (isFile || ![301, 400, 404].includes(status)) found.push(`${path} ${status}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('[SRV-2s] an address that is none, a strange host and a strange method cost one answer', async () => {
    const lines = [
      'GET http://evil.example/',
      'GET *',
      'OPTIONS *',
      'TRACE /',
      'PROPFIND /',
      'GET //',
    ];
    for (const line of lines) {
      const { status } = await exchange(request(line));
      expect([line, status >= 200 && status < 500]).toEqual([line, true]);
    }
    const hosts = ['', 'a b', 'studio.test/evil', 'user@evil.example', '[::1', 'x'.repeat(3000)];
    for (const host of hosts) {
      const { status, body } = await exchange(
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect([host, status < 500]).toEqual([host, true]);
      expect(body).not.toContain('user@evil');
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  });

  it('[SRV-2t] no line break in an address, a cookie or a field becomes a header', async () => {
    const injected = '%0d%0aSet-Cookie:%20planted=1%0d%0a%0d%0a<script>';
    const paths = [`/x${injected}/`, `/?returnTo=${injected}`, `/config/?frameUrl=${injected}`];
    paths.push(`/journal/${injected}?format=ical`, `/config${injected}`, `/${injected}//evil/`);
    for (const path of paths) {
      const { head } = await exchange(request(`GET ${path}`));
      expect(head.toLowerCase()).not.toMatch(/^set-cookie: planted/m);
    }
    const body = `decision=accept&returnTo=${injected}`;
    const posted = await exchange(
      request('POST /consent', [form, `Content-Length: ${body.length}`], body),
    );
    expect(posted.status).toBe(303);
    expect(posted.head.toLowerCase()).not.toMatch(/^set-cookie: planted/m);
  });
});
