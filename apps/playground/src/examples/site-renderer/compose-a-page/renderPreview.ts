import { websiteRole } from '@plinth/site-model';
import {
  createPageRenderer,
  readClientAssets,
  type ClientManifest,
  type PageDefinition,
  type PageRenderer,
  type RenderedPage,
  type SiteDefinition,
} from '@plinth/site-renderer';
import type { StageContext } from '../../../example/stageContext';
import { withPicturesBelow } from './sitePictures';

/** The renderer of the site server, with the addresses of the client that the playground was built with. */
export async function loadPageRenderer(): Promise<PageRenderer> {
  const base = new URL('runtime/', document.baseURI);
  const response = await fetch(new URL('manifest.json', base));
  if (!response.ok)
    throw new Error('The client of the runtime is missing. Run `pnpm build`, and reload the page.');
  const manifest = (await response.json()) as ClientManifest;
  return createPageRenderer({
    assets: readClientAssets(manifest, new URL('assets/', base).href),
  });
}

/** Renders the page as for a visitor of a small site, with the environment settings of the toolbar. */
export function renderPreview(
  renderer: PageRenderer,
  composed: PageDefinition,
  { environment, locale, messages }: StageContext,
): RenderedPage {
  const page = withPicturesBelow(composed, new URL('.', document.baseURI).pathname);
  const { role, consent } = environment;
  const site: SiteDefinition = {
    id: 'composed-site',
    identifier: 'composed',
    title: 'Marlow Clay',
    locale,
    ...(messages ? { messages } : {}),
    navigation: [
      { label: 'Work', href: '/work' },
      { label: 'Studio', href: '/studio' },
      { label: 'Contact', href: '/contact' },
    ],
    pages: [page],
  };
  return renderer.renderPage({
    site,
    page,
    request: {
      url: new URL(`/${page.slug}`, location.origin),
      nonce: 'preview',
      cookieDecision: consent,
      account:
        role === 'visitor'
          ? undefined
          : { id: 'account', email: 'ida@example.com', roles: [websiteRole[role]] },
    },
  });
}
