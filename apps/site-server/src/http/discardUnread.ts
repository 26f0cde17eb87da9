import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Bytes of a refused body that are read and discarded: many times what any call may send. */
const maxDiscarded = 10_000_000;

const limits = new WeakMap<IncomingMessage, number>();

/**
 * Bounds how much of a request's body is read after it was refused.
 *
 * @param bytes 0 ends the connection with the answer, which its sender may then not read
 */
export const discardAtMost = (request: IncomingMessage, bytes: number): void =>
  void limits.set(request, bytes);

/**
 * Lets a client read why its body was refused. A connection that is closed while bytes wait to be read is reset, and
 * the reset takes with it the answer that was on its way (RFC 9112, 9.6). So the answer is sent at once, and the
 * exchange ends when the rest of the body has been received and discarded. Beyond ten megabytes, or the limit of
 * `discardAtMost`, the connection is cut, as for a request that is not complete in time.
 */
export function discardUnread(answer: RequestListener): RequestListener {
  return (request, response) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      const maxBytes = limits.get(request) ?? maxDiscarded;
      if (request.complete || request.destroyed || maxBytes === 0) return end(...given);
      const [body] = given;
      response.flushHeaders();
      if (typeof body === 'string' || body instanceof Uint8Array) response.write(body);
      void discardRest(request, maxBytes).then(() => end());
      return response;
    }) as ServerResponse['end'];
    answer(request, response);
  };
}

/** Resolves when the request has ended, for any reason. */
function discardRest(request: IncomingMessage, maxBytes: number): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    // The original reader has stopped.
    request.removeAllListeners('data');
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) request.destroy();
    });
    for (const event of ['end', 'error', 'close']) request.once(event, () => resolve());
    request.resume();
  });
}
