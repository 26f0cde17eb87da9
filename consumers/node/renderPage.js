import assert from 'node:assert/strict';
import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';

const page = {
  id: 'home',
  slug: '',
  title: 'Marlow Clay',
  sections: [
    { id: 'top', blocks: [{ id: 'motto', type: 31, settings: { quote: 'Clay remembers.' } }] },
  ],
};
const { renderPage } = createPageRenderer({
  assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
});
const { status, html, problems } = renderPage({
  site: {
    id: 'marlow',
    identifier: 'marlow-clay',
    title: 'Marlow Clay',
    navigation: [],
    pages: [page],
  },
  page,
  request: { url: new URL('https://site.example/'), nonce: 'for-the-policy' },
});

assert.equal(status, 200);
assert.deepEqual(problems, []);
assert.match(html, /<blockquote>Clay remembers\.<\/blockquote>/);
console.log(
  `${status}, ${html.length} characters: ${/<blockquote>.*?<\/blockquote>/.exec(html)[0]}`,
);
