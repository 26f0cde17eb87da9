import { Agent, request } from 'node:http';

export interface Answer {
  /** 0 where the connection failed. */
  status: number;
  text: string;
  cookies: readonly string[];
}

export interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends requests over connections that are kept, each in the name of another visitor. */
export interface Sender {
  send(asked: Asked): Promise<Answer>;
  close(): void;
}

export interface SenderOptions {
  connections: number;
  /** The address that connections are opened from, of those that lead to this machine. @default the system's choice */
  from?: string;
}

export function createSender(origin: string, { connections, from }: SenderOptions): Sender {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ...(from && { localAddress: from }),
  });
  let visitor = 0;
  return {
    send: ({ method = 'GET', path, body = '', headers = {} }) =>
      new Promise((resolve) => {
        visitor += 1;
        const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
        const fail = (error: Error) => resolve({ status: 0, text: error.message, cookies: [] });
        const sent = request(
          {
            hostname,
            port,
            method,
            path,
            agent,
            timeout: 30_000,
            headers: {
              'x-forwarded-for': address,
              ...(method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {}),
              ...headers,
            },
          },
          (response) => {
            const isText = response.headers['content-type']?.includes('json') === true;
            let text = '';
            response.on('data', (chunk: Buffer) => {
              if (isText) text += chunk.toString();
            });
            response.on('error', fail);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                text,
                cookies: response.headers['set-cookie'] ?? [],
              }),
            );
          },
        );
        sent.on('timeout', () => sent.destroy(new Error('No answer within 30 seconds.')));
        sent.on('error', fail);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
