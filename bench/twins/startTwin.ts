import path from 'node:path';
import { freePort } from '@plinth/tooling/free-port';
import { startProcess } from '../harness';
import { twinEntries, twinEnvironment, twinFile, type TwinName } from './prepareTwins';

export interface RunningTwin {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The page that every twin serves. */
export const twinAddress = '/glaze-notes';

/** Starts a built twin as its makers say a site is run: one Node process, production mode. */
export async function startTwin(name: TwinName): Promise<RunningTwin> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const entry = twinFile(twinEntries[name]);
  const { pid, stop } = await startProcess({
    cwd: path.dirname(entry),
    args: [entry],
    env: {
      ...twinEnvironment,
      PORT: String(port),
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
    },
    readyAt: origin + twinAddress,
  });
  return { origin, pid, stop };
}
