import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@plinth/tooling/free-port';
import { startProcess } from '../../harness';

const folder = fileURLToPath(new URL('../../../apps/site-server', import.meta.url));

export interface SiteServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

export interface SiteServerOptions {
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /**
   * Whether the server's origin is configured: visitors without cookies then get the same bytes.
   * @default false
   */
  knowsOrigin?: boolean;
  /**
   * The password of the site's owner.
   * @default a generated password
   */
  ownerPassword?: string;
}

/**
 * The built server with the sample site, as `pnpm start` runs it, in a process and with a database of its own.
 * @throws when the server has not been built
 */
export async function siteServer({
  databaseUrl = '',
  knowsOrigin = false,
  ownerPassword,
}: SiteServerOptions = {}): Promise<SiteServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startProcess({
    cwd: folder,
    args: ['dist/main.js'],
    env: {
      PORT: String(port),
      PLINTH_DATA: data,
      DATABASE_URL: databaseUrl,
      ...(knowsOrigin && { PLINTH_ORIGIN: origin }),
      ...(ownerPassword && { PLINTH_OWNER_PASSWORD: ownerPassword }),
      PLINTH_LOG: 'warn',
      NODE_ENV: 'production',
    },
    readyAt: `${origin}/healthz`,
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
