import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import { answerInOrder } from './answerInOrder';
import { answerUnreadable } from './answerUnreadable';
import { discardUnread } from './discardUnread';
import { largestHead } from './largestHead';
import { enforceDeadline, maxDeadline } from './requestDeadline';
import { limitConnections, type ConnectionLimits } from './limitConnections';

export interface ListenOptions extends ConnectionLimits {
  /** `undefined`: 4321, or the next free one. */
  port: number | undefined;
  host: string;
  /** Milliseconds within which a request must have arrived whole. @default 15_000 */
  requestTimeout?: number;
  /** Whether a proxy keeps connections to this server. @default false */
  trustProxy?: boolean;
  /** Called on every accepted connection. */
  onConnection?: () => void;
}

export interface ListeningServer {
  /** Such as `http://localhost:4321`. */
  address: string;
  port: number;
  /**
   * Accepts requests as before, and lets each answer close its connection: the client can open the next one elsewhere.
   */
  retire(): void;
  /** Accepts no more requests and waits for pending ones; after the grace it cuts them. */
  close(grace: number): Promise<void>;
}

const firstPort = 4321;
const portsTried = 20;
/** Browsers open a new connection where an old one was closed; a kept connection costs memory. */
const keptForBrowsers = 10_000;
/**
 * A proxy uses a kept connection until it closes it itself, mostly after 60 s. If the server closed it first, a request
 * that is on its way at that moment would fail.
 */
const keptForProxies = 75_000;

/**
 * Serves the app on a port.
 * @throws when the given port is taken, or when no port near 4321 is free
 */
export async function listen(
  app: Hono<ServerEnvironment>,
  {
    port,
    host,
    requestTimeout = 15_000,
    trustProxy = false,
    onConnection,
    ...limits
  }: ListenOptions,
): Promise<ListeningServer> {
  const server = createServer(
    {
      // A client that sends a body byte by byte gets 408, and the connection is free again. A request with files has a
      // longer deadline; `enforceDeadline` holds all others to theirs.
      requestTimeout: maxDeadline,
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
      keepAliveTimeout: trustProxy ? keptForProxies : keptForBrowsers,
      maxHeaderSize: largestHead,
    },
    answerInOrder(discardUnread((request, response) => void answer(request, response))),
  );
  const answer = getRequestListener(app.fetch);
  // A proxy's connections are many visitors'.
  limitConnections(server, trustProxy ? { maxOfNetwork: Infinity, ...limits } : limits);
  answerUnreadable(server);
  enforceDeadline(server, requestTimeout);
  if (onConnection) server.on('connection', onConnection);
  let isRetired = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isRetired) response.setHeader('connection', 'close');
  });

  const candidates =
    port === undefined
      ? Array.from({ length: portsTried }, (_, index) => firstPort + index)
      : [port];
  await listenOnFirstFree(server, host, candidates);
  const { port: taken } = server.address() as AddressInfo;
  return {
    port: taken,
    address: `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${taken}`,
    retire() {
      isRetired = true;
    },
    close: (grace) =>
      new Promise((resolve) => {
        isRetired = true;
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        // A kept-alive connection becomes idle when its answer is sent, and would keep the server running until it
        // times out.
        const tidy = setInterval(() => server.closeIdleConnections(), 20);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(tidy);
          resolve();
        });
      }),
  };
}

async function listenOnFirstFree(server: Server, host: string, ports: number[]): Promise<void> {
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(
    ports.length === 1
      ? `Port ${ports[0]} is taken. Stop what uses it, or give another one with PORT.`
      : `No port from ${ports[0]} to ${ports.at(-1)} is free. Give one with PORT.`,
  );
}
