import { readTile } from './readTile';

/** The part of a service worker's scope that is used; TypeScript's own names clash with those of a page. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
interface Lasting {
  waitUntil(end: Promise<void>): void;
}
interface Fetching {
  request: Request;
  respondWith(response: Response): void;
}

const scope = self as unknown as WorkerScope;

// Versions share no state: the newest takes over at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const svg = readTile(new URL(event.request.url));
  if (svg !== undefined)
    event.respondWith(new Response(svg, { headers: { 'content-type': 'image/svg+xml' } }));
});
