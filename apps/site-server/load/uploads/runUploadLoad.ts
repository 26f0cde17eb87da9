import { freePort } from '@plinth/tooling/free-port';
import { createVisitor, owner } from '../../cluster/openCluster';
import { startServerProcess, type ServerProcess } from '../../testing/serverProcess';
import { uploadBody } from './uploadBody';

export interface UploadLoad {
  /** The data folder of the server; made when it starts. */
  folder: string;
  uploads: number;
  /** The share of connections that are cut during the upload, from 0 to 1. */
  cutShare: number;
  /** Uploads after which the server is killed, again and again. */
  killEvery: number;
  /** Simultaneous uploads. */
  atOnce: number;
}

export interface UploadResult {
  /** Names that the server has acknowledged. */
  acknowledged: string[];
  /** Connections that were cut by their sender. */
  cut: number;
  /** Times that the server was killed. */
  killed: number;
}

/** Sends files to a server that is killed by SIGKILL in between, over connections of which some are cut. */
export async function runUploadLoad(load: UploadLoad): Promise<UploadResult> {
  const { folder, uploads, cutShare, killEvery, atOnce } = load;
  const env = {
    PORT: String(await freePort()),
    PLINTH_DATA: folder,
    PLINTH_TRUST_PROXY: '1',
    PLINTH_OWNER_PASSWORD: owner.password,
  };
  let server: ServerProcess = await startServerProcess(env, 'cluster/server.ts');
  const visitor = createVisitor(() => server.address);
  await visitor.get('/');
  await visitor.call('memberLogin', owner);
  const result: UploadResult = { acknowledged: [], cut: 0, killed: 0 };
  let ended = 0;
  let restarting: Promise<void> | undefined;

  async function restart(): Promise<void> {
    await server.end('SIGKILL');
    result.killed += 1;
    server = await startServerProcess(env, 'cluster/server.ts');
  }

  async function upload(number: number): Promise<void> {
    await restarting;
    const name = `file-${number}.txt`;
    const form = new FormData();
    form.append('crumb', visitor.cookies.get('crumb')!);
    form.append('files', new Blob([uploadBody(name)]), name);
    const isCut = (number * cutShare) % 1 < cutShare;
    const signal = isCut ? AbortSignal.timeout(number % 40) : undefined;
    const answer = await visitor.postFiles('/config/files', form, { signal }).catch(() => {});
    if (signal?.aborted) result.cut += 1;
    if (answer?.status === 303) result.acknowledged.push(name);
    ended += 1;
    // During other uploads.
    if (ended % killEvery === 0 && ended < uploads) {
      restarting = restart();
      await restarting;
    }
  }

  let next = 0;
  const work = async () => {
    while (next < uploads) await upload(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await restarting;
  await server.end('SIGTERM');
  return result;
}
