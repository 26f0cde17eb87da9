import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@plinth/tooling/free-port';
import { startProcess } from '../../harness';

export interface PlainReceiver {
  send(content: string): Promise<void>;
  stop(): Promise<void>;
}

/** A server that only writes the received bytes to a file: the lower bound of an upload. */
export async function startPlainReceiver(): Promise<PlainReceiver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-bench-receiver-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { stop } = await startProcess({
    cwd: folder,
    args: [fileURLToPath(new URL('writeBodies.js', import.meta.url)), String(port)],
    readyAt: origin,
  });
  return {
    async send(content) {
      const answer = await fetch(origin, { method: 'POST', body: content });
      await answer.arrayBuffer();
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
