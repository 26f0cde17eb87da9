import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@plinth/tooling/free-port';
import { startProcess } from '../../harness';
import type { SiteServer } from '../page/siteServer';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The least that a server of Node can do: it sends the bytes of a page that is finished. */
export async function startBaselineServer(html: string): Promise<SiteServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-bench-'));
  const page = path.join(data, 'page.html');
  writeFileSync(page, html);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startProcess({
    cwd: folder,
    args: ['sendBytes.js', page, String(port)],
    env: {},
    readyAt: origin,
  });
  return {
    origin,
    pid,
    async stop() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
