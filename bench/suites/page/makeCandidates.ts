import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { sampleSite } from '@plinth/site-server/sample-site';
import { glazeNotes } from '@plinth/site-server/sample-site/glaze-notes';
import { bundleForBrowser, type Context, type ServedFile } from '../../harness';
import { makeTwinPage } from '../../twins/makeTwinPage';
import type { TwinPage } from '../../twins/parts/twinPage';
import { areTwinsInstalled, prepareTwins } from '../../twins/prepareTwins';
import { startTwin, twinAddress } from '../../twins/startTwin';
import { pictureScript, plainScript } from './plainScript';
import { pageFiles, siteFiles, type PageFiles } from './siteFiles';
import { WholePage } from './WholePage';

export interface Candidate {
  name: 'plinth' | 'plain HTML' | 'one hydrateRoot' | 'Astro, client:visible';
  html: string;
  files: Record<string, ServedFile>;
}

/** The same page four times; the same style sheets, pictures and fonts, served by the same server. */
export async function makeCandidates(context: Context): Promise<Candidate[]> {
  const own = await siteFiles(twinAddress);
  const definition = { site: sampleSite, page: glazeNotes };
  const page = makeTwinPage({ ...definition, html: own.html, pictureScript });
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
  if (context.quick && !areTwinsInstalled()) {
    context.log('page: without Astro, which is not installed; a run without --quick installs it.');
    return candidates;
  }
  return [
    ...candidates,
    { name: 'Astro, client:visible', ...(await astro(page, own.files, context)) },
  ];
}

async function hydrated(
  page: TwinPage,
  withoutScripts: string,
  files: PageFiles['files'],
): Promise<PageFiles> {
  const { sections, laterStyleSheets, firstSections } = page;
  const properties = { sections, laterStyleSheets, firstSections };
  const bundled = await bundleForBrowser({
    prefix: '/twin/',
    entryCode: `
      import { hydrateRoot } from 'react-dom/client';
      import { WholePage } from './suites/page/WholePage';
      const properties = JSON.parse(document.getElementById('twin').textContent);
      hydrateRoot(document.getElementById('main'), <WholePage {...properties} />);`,
  });
  const main = renderToString(createElement(WholePage, properties));
  const props = JSON.stringify(properties).replace(/</g, '\\u003c');
  const html = withoutScripts
    .replace(/(<main[^>]*>).*(<\/main>)/s, (_, open: string, close: string) => open + main + close)
    .replace(
      '</body>',
      `<script type="application/json" id="twin">${props}</script><script type="module" src="/twin/entry.js"></script></body>`,
    );
  return { html, files: { ...files, ...bundled } };
}

async function astro(
  page: TwinPage,
  files: PageFiles['files'],
  context: Context,
): Promise<PageFiles> {
  await prepareTwins(['astro'], page, (message) => context.log(message));
  const twin = await startTwin('astro');
  try {
    const found = await pageFiles(twin.origin, twinAddress);
    return { html: found.html, files: { ...files, ...found.files } };
  } finally {
    await twin.stop();
  }
}
