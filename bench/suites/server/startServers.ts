import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { glazeNotes, sampleSite } from '@plinth/marlow-clay';
import type { Context } from '../../harness';
import { makePeerPage } from '../../peers/makePeerPage';
import { arePeersInstalled, preparePeers, type PeerName } from '../../peers/preparePeers';
import { startPeer, peerAddress } from '../../peers/startPeer';
import { pictureScript } from '../page/plainScript';
import { siteServer, type SiteServer } from '../page/siteServer';
import { startBaselineServer } from './startBaselineServer';

export interface RunningServer {
  name: string;
  /** The address of the page. */
  address: string;
  /** Headers of a visitor, beside those that every browser sends. */
  headers: Readonly<Record<string, string>>;
  pid: number;
  stop(): Promise<void>;
}

/** A request with any cookie belongs to one visitor, who gets a page of their own. */
const returning = { cookie: 'visited=once' };

const peers: { name: string; peer: PeerName }[] = [
  { name: 'Astro SSR', peer: 'astro' },
  { name: 'Next', peer: 'next' },
];

/**
 * Ours for visitors without cookies, and for returning visitors on each database of this machine; the peers; and a
 * server that only sends the finished bytes. Each is a single Node process.
 */
export async function startServers(context: Context): Promise<RunningServer[]> {
  const running: RunningServer[] = [];
  const add = (name: string, { origin, pid, stop }: SiteServer, headers = {}) =>
    running.push({ name, address: origin + peerAddress, headers, pid, stop });
  try {
    const server = await siteServer({ knowsOrigin: true });
    add('plinth', server);
    // The same process: its cost is read between the slots.
    add('plinth, a visitor with a cookie', { ...server, stop: async () => {} }, returning);
    const binaries = findPostgres();
    if (binaries) {
      const postgres = await startPostgres(binaries);
      try {
        const server = await siteServer({ databaseUrl: postgres.url });
        const stop = async () => {
          await server.stop();
          postgres.stop();
        };
        add('plinth, a visitor with a cookie, PostgreSQL', { ...server, stop }, returning);
      } catch (error) {
        postgres.stop();
        throw error;
      }
    } else {
      context.log('server: without PostgreSQL, which this machine does not have.');
    }
    const html = await (await fetch(running[0]!.address)).text();
    add('finished bytes', await startBaselineServer(html));
    if (context.quick && !arePeersInstalled()) {
      context.log('server: without peers, not installed; a run without --quick installs them.');
      return running;
    }
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
