import { connect } from 'node:net';

export interface AskOptions {
  /** `http://127.0.0.1:8080` */
  address: string;
  path: string;
  /** Visitors, each with a connection of its own that repeats its request after each answer. */
  visitors: number;
  seconds: number;
}

export interface AskResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 200. */
  errors: number;
}

/**
 * Requests one page again and again over plain sockets: `fetch` and `http.request` take longer for a page than the
 * cache does, on the same two cores.
 */
export async function askAgain({
  address,
  path,
  visitors,
  seconds,
}: AskOptions): Promise<AskResult> {
  const { hostname, port, host } = new URL(address);
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let errors = 0;

  const visit = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let begun = 0;
      let missing = -1;
      const ask = () => {
        begun = performance.now();
        missing = -1;
        socket.write(request);
      };
      socket.setNoDelay(true);
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        if (missing < 0) {
          const text = chunk.toString('latin1');
          const head = text.indexOf('\r\n\r\n');
          const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
          if (head < 0 || length === undefined) return void socket.destroy(new Error(text));
          if (!text.startsWith('HTTP/1.1 200')) errors += 1;
          missing = Number(length) - (chunk.length - head - 4);
        } else {
          missing -= chunk.length;
        }
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - begun);
        if (now < end) ask();
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: visitors }, visit));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), errors };
}
