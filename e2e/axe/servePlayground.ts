import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@plinth/tooling/free-port';
import { untilAnswers } from '@plinth/tooling/until-answers';
import { playgroundOrigin } from '../support/playground';

/** Serves the built playground, where `openExample` looks for it. @returns a function that stops it */
export async function servePlayground(): Promise<() => void> {
  const port = String(await freePort());
  process.env['PLINTH_PLAYGROUND_PORT'] = port;
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--port', port, '--strictPort'],
    {
      cwd: path.resolve(import.meta.dirname, '../../apps/playground'),
      stdio: 'ignore',
    },
  );
  await untilAnswers(server, `${playgroundOrigin()}/`);
  return () => server.kill('SIGTERM');
}
