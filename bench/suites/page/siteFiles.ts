import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServedFile } from '../../harness';

const serverFolder = fileURLToPath(new URL('../../../apps/site-server', import.meta.url));

/**
 * A page of the sample site as files, taken from the real server, so that every candidate is served alike.
 * @throws when the server has not been built
 */
export async function siteFiles(
  address: string,
  port = 43_610,
): Promise<{ html: string; files: Record<string, ServedFile> }> {
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-bench-'));
  const server = spawn(process.execPath, ['dist/main.js'], {
    cwd: serverFolder,
    env: { ...process.env, PORT: String(port), PLINTH_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  try {
    await answering(origin);
    const html = await (await fetch(origin + address)).text();
    const files: Record<string, ServedFile> = {};
    const waiting = addressesIn(html);
    for (const found of waiting) {
      const response = await fetch(origin + found);
      if (!response.ok) continue;
      const body = new Uint8Array(await response.arrayBuffer());
      files[found] = body;
      if (found.endsWith('.js')) {
        for (const next of chunksIn(new TextDecoder().decode(body))) waiting.add(next);
      }
    }
    return { html, files };
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

const addressesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/(?:src|href|data-src)="(\/(?:assets|pictures|fonts)\/[^"]+)"/g)].map(
      ([, found]) => found!,
    ),
  );

const chunksIn = (script: string): string[] =>
  [...script.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`);

async function answering(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error('The site server did not answer within 30 s; run `pnpm build` first.');
}
