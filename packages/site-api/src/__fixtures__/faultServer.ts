import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

export interface FaultServer {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** The next answers, request by request; the last one stays. */
  answerWith(...answers: Answer[]): void;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that fails in the way its answers say. */
export async function startFaultServer(): Promise<FaultServer> {
  const requests: ReceivedRequest[] = [];
  let answers: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://loopback');
      const received = {
        method: request.method!,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(received);
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      answer(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    answerWith(...next) {
      answers = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Headers = Readonly<Record<string, string>>;

export const text =
  (body: string, status = 200, headers: Headers = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

export const json = (body: unknown, status = 200, headers: Headers = {}): Answer =>
  text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers });

/** Closes the connection without an answer. */
export const hangUp: Answer = (response) => response.destroy();

/** Promises a whole body, sends half of it and closes the connection. */
export const cutMidBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"key":"abc', () => response.destroy());
};

/** Takes the request and never answers. */
export const silence: Answer = () => {};

/** Answers with a body that never ends. */
export const endlessBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = 'x'.repeat(65_536);
  const write = () => {
    if (!response.destroyed && response.write(chunk)) setImmediate(write);
  };
  response.on('drain', write);
  write();
};
