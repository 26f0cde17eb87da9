import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './networksOf';

export interface ConnectionLimits {
  /** Connections in all. @default 2000 */
  maxConnections?: number | undefined;
  /** The limit of one network, so that it cannot take all of them; `Infinity` behind a proxy. @default 500 */
  maxOfNetwork?: number | undefined;
  /** Milliseconds without a byte in either direction. @default 60_000, longer than any wait of our own */
  idleTimeout?: number | undefined;
}

/**
 * Bounds the connections that a server holds for its clients: a connection beyond the limit is closed at once, an idle
 * one is cut.
 */
export function limitConnections(
  server: Server,
  { maxConnections = 2000, maxOfNetwork = 500, idleTimeout = 60_000 }: ConnectionLimits,
): void {
  server.maxConnections = maxConnections;
  // Long connections end from time to time, so that several servers behind one balancer get their share.
  server.maxRequestsPerSocket = 10_000;
  // Headers beyond a count would be dropped silently; the bytes of a head are limited already.
  server.maxHeadersCount = 0;
  server.setTimeout(idleTimeout);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const name = networksOf(socket.remoteAddress ?? '')[0]!.name;
    const count = open.get(name) ?? 0;
    if (count >= maxOfNetwork) {
      socket.destroy();
      return;
    }
    open.set(name, count + 1);
    socket.once('close', () => {
      const left = (open.get(name) ?? 1) - 1;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    });
  });
}
