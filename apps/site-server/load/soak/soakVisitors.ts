import { Agent, request } from 'node:http';
import { createBrowser, type TestBrowser } from '../../testing/createBrowser';

export interface SoakVisitors {
  /** A new visitor, at an address of their own. */
  enter(): TestBrowser;
  /** Closes every connection. */
  close(): void;
}

/** Visitors whose connections are kept and can be closed: `fetch` keeps its own for as long as it likes. */
export function createSoakVisitors(origin: string): SoakVisitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let entered = 0;
  return {
    enter() {
      // As many as a busy site has within the longest window of its limits, and then the same again.
      entered = (entered + 1) % 60_000;
      const address = `10.9.${entered >> 8}.${entered & 255}`;
      return createBrowser({ request: (url, init) => send({ agent, address }, url, init) }, origin);
    },
    close: () => agent.destroy(),
  };
}

interface Sender {
  agent: Agent;
  /** The visitor's address. */
  address: string;
}

const send = ({ agent, address }: Sender, url: string, init: RequestInit = {}) =>
  new Promise<Response>((resolve, reject) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    const body = typeof init.body === 'string' ? init.body : '';
    headers.set('content-length', String(Buffer.byteLength(body)));
    const sent = request(
      url,
      {
        agent,
        method: init.method ?? 'GET',
        headers: Object.fromEntries(headers),
        timeout: 60_000,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const head = new Headers();
          for (let at = 0; at < answer.rawHeaders.length; at += 2)
            head.append(answer.rawHeaders[at]!, answer.rawHeaders[at + 1]!);
          const status = answer.statusCode ?? 0;
          const isEmpty = status === 204 || status === 304;
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: head }));
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${url}: no answer within a minute.`)));
    sent.on('error', reject);
    sent.end(body);
  });
