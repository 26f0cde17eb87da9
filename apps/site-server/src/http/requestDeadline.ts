import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds for a request with files from a client that may send them: a gigabyte over a slow line. */
export const maxDeadline = 3_600_000;

const granted = new WeakSet<IncomingMessage>();

/** Gives a request the time that files need. It is still cut when no byte arrives. */
export const grantTime = (request: IncomingMessage): void => void granted.add(request);

/**
 * A request that is not complete in time is answered 408 and its connection is free again: a client that sends a body
 * byte by byte blocks nothing. Node has one deadline for all requests of a server; this one is longer for requests with
 * `grantTime`.
 */
export function enforceDeadline(server: Server, milliseconds: number): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => {
      if (request.complete || socket.destroyed || granted.has(request)) return;
      const error = new Error('Request timeout');
      server.emit(
        'clientError',
        Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
    }, milliseconds);
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
}
