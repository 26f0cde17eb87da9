import { defineExample } from '../../../example/example';

export const example = defineExample<object>({
  controls: {},
  code: () => ({
    server: `import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';
import manifest from '@plinth/site-runtime/client-manifest.json' with { type: 'json' };

const renderer = createPageRenderer({ assets: readClientAssets(manifest) });
const { html, status, problems } = renderer.renderPage({
  site,
  // The JSON of this example.
  page,
  request: { url: new URL(request.url), nonce },
});`,
  }),
});
