import { STATUS_CODES, type Server } from 'node:http';
import { Duplex } from 'node:stream';
import { encodeRawTarget } from './encodeRawTarget';
import type { Socket } from 'node:net';

interface ParseError extends Error {
  code?: string;
  /** The bytes that the parser was reading. */
  rawPacket?: Buffer;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request that the HTTP parser could not read, and serves those whose only fault is an unencoded address. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    const { code = '', rawPacket } = error;
    const packet = code === 'HPE_INVALID_URL' && rawPacket ? encodeRawTarget(rawPacket) : undefined;
    if (packet && socket.writable) {
      server.emit('connection', replay(socket as Socket, packet));
      return;
    }
    // A partly written answer cannot be replaced.
    const isFresh = !(socket as Partial<Socket>).bytesWritten;
    if (socket.writable && isFresh && code !== 'ECONNRESET') {
      socket.write(plainAnswer(statuses[code] ?? 400));
    }
    socket.destroy(error);
  });
}

/**
 * Nothing is known about the request, neither its address nor its language. Beyond the parser's limit there is one
 * likely cause that the visitor can hardly fix: the answer makes the browser remove all cookies of this host, at least
 * over https.
 */
function plainAnswer(status: number): string {
  const title = `${status} ${STATUS_CODES[status]}`;
  const text =
    status === 431
      ? 'Your browser sent more than this server can read. The cookies of this site were removed where your browser allows it; please reload the page, or remove them in the settings of your browser.'
      : 'This server cannot read the request.';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  return [
    `HTTP/1.1 ${title}`,
    'Connection: close',
    'Content-Type: text/html; charset=utf-8',
    "Content-Security-Policy: default-src 'none'",
    'Cache-Control: no-store',
    `Content-Length: ${html.length}`,
    ...(status === 431 ? ['Clear-Site-Data: "cookies"'] : []),
    `\r\n${html}`,
  ].join('\r\n');
}

/** The same connection, read from the start of a packet that replaces the failed packet. */
function replay(socket: Socket, packet: Buffer): Duplex {
  socket.removeAllListeners('data');
  const stream = new Duplex({
    read: () => void socket.resume(),
    write: (chunk: Buffer, _, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  Object.assign(stream, { remoteAddress: socket.remoteAddress });
  stream.push(packet);
  socket.on('data', (chunk: Buffer) => {
    if (!stream.push(chunk)) socket.pause();
  });
  socket.once('end', () => stream.push(null));
  socket.once('close', () => stream.destroy());
  return stream;
}
