import path from 'node:path';
import { freePort } from '@plinth/tooling/free-port';
import { startProcess } from '../harness';
import { peerEntries, peerEnvironment, peerFile, type PeerName } from './preparePeers';

export interface RunningPeer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The page that every peer serves. */
export const peerAddress = '/glaze-notes';

/** Starts a built peer as its documentation recommends for production: one Node process, production mode. */
export async function startPeer(name: PeerName): Promise<RunningPeer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const entry = peerFile(peerEntries[name]);
  const { pid, stop } = await startProcess({
    cwd: path.dirname(entry),
    args: [entry],
    env: {
      ...peerEnvironment,
      PORT: String(port),
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
    },
    readyAt: origin + peerAddress,
  });
  return { origin, pid, stop };
}
