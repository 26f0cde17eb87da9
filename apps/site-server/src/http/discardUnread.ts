import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Bytes of a refused body that are read and thrown away: many times what any call may send. */
const maxDiscarded = 10_000_000;

/**
 * Lets a client read why its body was refused. A connection that is closed while bytes wait to be read is reset, and the
 * reset takes with it the answer that was on its way (RFC 9112, 9.6). So the answer goes out at once, and the exchange
 * ends when the rest of the body has come and was thrown away. Beyond ten megabytes the connection is cut, as it is when
 * a request is not whole in time.
 */
export function discardUnread(answer: RequestListener): RequestListener {
  return (request, response) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      if (request.complete || request.destroyed) return end(...given);
      const [body] = given;
      response.flushHeaders();
      if (typeof body === 'string' || body instanceof Uint8Array) response.write(body);
      void discardRest(request).then(() => end());
      return response;
    }) as ServerResponse['end'];
    answer(request, response);
  };
}

/** Resolves when the request has ended, in whichever way. */
function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    // The reader that began wants no more.
    request.removeAllListeners('data');
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxDiscarded) request.destroy();
    });
    for (const event of ['end', 'error', 'close']) request.once(event, () => resolve());
    request.resume();
  });
}
