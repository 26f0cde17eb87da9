import { createSender } from '../sender';

/** Result of the visits of {@link visitPages}. */
export interface Visited {
  /** Milliseconds of each page. */
  times: number[];
  failed: number;
}

const pause = 50;

/**
 * Requests page after page as one visitor, in a separate process: the attacker's work must not count as waiting time.
 * Starts at once and reports all results to its parent on a message.
 */
async function visitPages(origin: string): Promise<void> {
  const sender = createSender(origin, { connections: 1 });
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' };
  const visited: Visited = { times: [], failed: 0 };
  let isOver = false;
  process.once('message', () => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    const { status } = await sender.send({ path: '/contact', headers });
    if (status === 200) visited.times.push(performance.now() - start);
    else visited.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  sender.close();
  process.send!(visited);
  process.disconnect();
}

await visitPages(process.argv[2]!);
