import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { glazeNotes, sampleSite } from '@plinth/marlow-clay';
import { bundleForBrowser, type Context, type ServedFile } from '../../harness';
import { makePeerPage } from '../../peers/makePeerPage';
import type { PeerPage } from '../../peers/parts/peerPage';
import { arePeersInstalled, preparePeers } from '../../peers/preparePeers';
import { startPeer, peerAddress } from '../../peers/startPeer';
import { pictureScript, plainScript } from './plainScript';
import { pageFiles, siteFiles, type PageFiles } from './siteFiles';
import { WholePage } from './WholePage';

export interface Candidate {
  name: 'plinth' | 'plain HTML' | 'one hydrateRoot' | 'Astro, client:visible';
  html: string;
  files: Record<string, ServedFile>;
}

/** The same page four times; the same style sheets, pictures and fonts, on the same server. */
export async function makeCandidates(context: Context): Promise<Candidate[]> {
  const own = await siteFiles(peerAddress);
  const definition = { site: sampleSite, page: glazeNotes };
  const page = makePeerPage({ ...definition, html: own.html, pictureScript });
  const withoutScripts = own.html.replace(
    /<script type="module"[^>]*><\/script>|<script nonce[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  );
  const candidates: Candidate[] = [
    { name: 'plinth', ...own },
    {
      name: 'plain HTML',
      html: withoutScripts.replace('</body>', `<script>${plainScript}</script></body>`),
      files: own.files,
    },
    { name: 'one hydrateRoot', ...(await hydrated(page, withoutScripts, own.files)) },
  ];
  if (context.quick && !arePeersInstalled()) {
    context.log('page: without Astro, which is not installed; a run without --quick installs it.');
    return candidates;
  }
  return [
    ...candidates,
    { name: 'Astro, client:visible', ...(await astro(page, own.files, context)) },
  ];
}

async function hydrated(
  page: PeerPage,
  withoutScripts: string,
  files: PageFiles['files'],
): Promise<PageFiles> {
  const { sections, laterStyleSheets, firstSections } = page;
  const properties = { sections, laterStyleSheets, firstSections };
  const bundled = await bundleForBrowser({
    prefix: '/peer/',
    entryCode: `
      import { hydrateRoot } from 'react-dom/client';
      import { WholePage } from './suites/page/WholePage';
      const properties = JSON.parse(document.getElementById('peer').textContent);
      hydrateRoot(document.getElementById('main'), <WholePage {...properties} />);`,
  });
  const main = renderToString(createElement(WholePage, properties));
  const props = JSON.stringify(properties).replace(/</g, '\\u003c');
  const html = withoutScripts
    .replace(/(<main[^>]*>).*(<\/main>)/s, (_, open: string, close: string) => open + main + close)
    .replace(
      '</body>',
      `<script type="application/json" id="peer">${props}</script><script type="module" src="/peer/entry.js"></script></body>`,
    );
  return { html, files: { ...files, ...bundled } };
}

async function astro(
  page: PeerPage,
  files: PageFiles['files'],
  context: Context,
): Promise<PageFiles> {
  await preparePeers(['astro'], page, (message) => context.log(message));
  const peer = await startPeer('astro');
  try {
    const found = await pageFiles(peer.origin, peerAddress);
    return { html: found.html, files: { ...files, ...found.files } };
  } finally {
    await peer.stop();
  }
}
