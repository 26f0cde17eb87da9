import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@plinth/tooling/free-port';
import { untilAnswers } from '@plinth/tooling/until-answers';

/**
 * Serves the sample site of a checkout whose server is built, with data of its own.
 * @param {string} root of the checkout
 * @returns {Promise<{ origin: string, stop: () => void }>}
 * @throws when it does not answer
 */
export async function serveSample(root) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/main.js'], {
    cwd: path.join(root, 'apps/site-server'),
    env: {
      ...process.env,
      PORT: String(port),
      PLINTH_DATA: mkdtempSync(path.join(tmpdir(), 'plinth-pictures-')),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(server, `${origin}/healthz`);
  return { origin, stop: () => server.kill('SIGTERM') };
}
