import { readFileSync } from 'node:fs';
import type { PeerPage } from './peerPage';

/** Read once when the server starts, so that a changed page needs no new build. */
export const page = JSON.parse(readFileSync(process.env['PEER_PAGE']!, 'utf8')) as PeerPage;
