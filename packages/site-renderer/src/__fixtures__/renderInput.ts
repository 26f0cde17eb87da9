import type {
  ClientAssets,
  BlockDefinition,
  PageDefinition,
  SiteDefinition,
} from '@plinth/site-blocks/rendering';
import type { RenderInput } from '../render/createRenderContext';

/** Addresses that show in the HTML what was requested. */
export const fakeAssets: ClientAssets = {
  boot: '/assets/boot.js',
  style: (name) => `/assets/${name}.css`,
  styleText: (address) => (address === '/assets/base.css' ? 'body{margin:0}' : undefined),
  kind: (source) => source.split('/').at(-1)?.split('.')[0] ?? '',
  chunk: (source) => [`/assets/${source}.js`, '/assets/shared.js'],
  start: undefined,
  joined: {},
};

export function pageWith(
  blocks: BlockDefinition[],
  more: Partial<PageDefinition> = {},
): PageDefinition {
  return { id: 'page', slug: 'page', title: 'Page', sections: [{ id: 'only', blocks }], ...more };
}

export function renderInput(page: PageDefinition, site: Partial<SiteDefinition> = {}): RenderInput {
  return {
    page,
    site: {
      id: 'site',
      identifier: 'site',
      title: 'Site',
      navigation: [{ label: 'Page', href: '/page' }],
      pages: [page],
      ...site,
    },
    request: { url: new URL('http://site.example/page'), nonce: 'n0nce' },
  };
}
