import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { glazeNotes, sampleSite } from '@plinth/marlow-clay';
import type { Context } from '../../harness';
import { makePeerPage } from '../../peers/makePeerPage';
import { arePeersInstalled, preparePeers, type PeerName } from '../../peers/preparePeers';
import { startPeer, peerAddress } from '../../peers/startPeer';
import { pictureScript } from '../page/plainScript';
import { siteServer } from '../page/siteServer';

export interface RunningServer {
  name: string;
  /** The address of the page. */
  address: string;
  pid: number;
  stop(): Promise<void>;
}

const peers: { name: string; peer: PeerName }[] = [
  { name: 'Astro SSR', peer: 'astro' },
  { name: 'Next', peer: 'next' },
];

/** Ours on each database that this machine has, and the peers; every one a single Node process. */
export async function startServers(context: Context): Promise<RunningServer[]> {
  const running: RunningServer[] = [];
  const add = (name: string, { origin, pid, stop }: Awaited<ReturnType<typeof siteServer>>) =>
    running.push({ name, address: origin + peerAddress, pid, stop });
  try {
    add('plinth', await siteServer());
    const binaries = findPostgres();
    if (binaries) {
      const postgres = await startPostgres(binaries);
      try {
        const server = await siteServer(postgres.url);
        const stop = async () => {
          await server.stop();
          postgres.stop();
        };
        add('plinth on PostgreSQL', { ...server, stop });
      } catch (error) {
        postgres.stop();
        throw error;
      }
    } else {
      context.log('server: without PostgreSQL, which this machine does not have.');
    }
    if (context.quick && !arePeersInstalled()) {
      context.log('server: without peers, not installed; a run without --quick installs them.');
      return running;
    }
    const html = await (await fetch(running[0]!.address)).text();
    const page = makePeerPage({ site: sampleSite, page: glazeNotes, html, pictureScript });
    await preparePeers(
      peers.map(({ peer }) => peer),
      page,
      (message) => context.log(message),
    );
    for (const { name, peer } of peers) add(name, await startPeer(peer));
    return running;
  } catch (error) {
    for (const { stop } of running) await stop();
    throw error;
  }
}
