import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@plinth/tooling/free-port';
import { untilAnswers } from '@plinth/tooling/until-answers';
import { baselineCompiler } from './stoppedDatabase';

/** A site server with an empty data folder, whose site has no owner and no content. */
export interface EmptyServer {
  readonly origin: string;
  /** The printed link of the start, by which the owner claims the site. */
  readonly claimLink: string;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

const serverFolder = path.resolve(import.meta.dirname, '../../apps/site-server');

/** @param mail the mail server, as `PLINTH_MAIL` names it */
export async function startEmptyServer(mail: string): Promise<EmptyServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-empty-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const running = spawn(process.execPath, [baselineCompiler, 'dist/main.js'], {
    cwd: serverFolder,
    env: {
      ...process.env,
      PORT: String(port),
      PLINTH_DATA: data,
      DATABASE_URL: '',
      PLINTH_SAMPLE: 'off',
      PLINTH_ORIGIN: origin,
      PLINTH_MAIL: mail,
      PLINTH_MAIL_FROM: 'site@plinth.example',
      TZ: 'Europe/Berlin',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await untilAnswers(running, `${origin}/healthz`);
  // The line is printed once the server answers.
  while (!printed.includes('Plinth is at')) await once(running.stdout, 'data');
  return {
    origin,
    claimLink: /http\S+\/config\/claim\S+/.exec(printed)?.[0] ?? '',
    async remove() {
      if (running.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        running.kill('SIGTERM');
        await ended;
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}
