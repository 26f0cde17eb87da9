import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobinProxy {
  address: string;
  /** Requests that a server did not answer, with what happened. */
  failures: string[];
  /** Servers that get requests now. */
  ready(): string[];
  close(): Promise<void>;
}

const askEvery = 50;

/**
 * The simplest load balancer: one server after the other, as long as its `/healthz` answers 200. It keeps connections,
 * and it does not retry: a dropped request is a failure that a visitor would see.
 */
export async function startRoundRobinProxy(servers: readonly string[]): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set(servers);
  const failures: string[] = [];
  let turn = 0;

  async function look(server: string): Promise<void> {
    const answer = await fetch(`${server}/healthz`, { headers: { connection: 'close' } }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) healthy.add(server);
    else healthy.delete(server);
  }
  const looking = setInterval(() => servers.forEach((server) => void look(server)), askEvery);

  const proxy = createServer((asked, answer) => {
    const fit = servers.filter((server) => healthy.has(server));
    const server = fit[(turn += 1) % fit.length];
    const fail = (reason: string) => {
      failures.push(`${asked.method} ${asked.url}: ${reason}`);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (!server) return fail('no server is ready');
    const forwarded = request(
      server + asked.url!,
      { method: asked.method, headers: asked.headers, agent },
      (answered) => {
        const { connection: _ours, 'keep-alive': _too, ...headers } = answered.headers;
        answer.writeHead(answered.statusCode!, headers);
        answered.pipe(answer);
        answered.on('error', (error) => fail(error.message));
      },
    );
    forwarded.on('error', (error) => fail(`${server}: ${error.message}`));
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    failures,
    ready: () => [...healthy],
    async close() {
      clearInterval(looking);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
