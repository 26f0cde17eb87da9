import { expect, it } from 'vitest';
import { fetchChunks } from './fetchChunks';

/** A page of its own: the test's page has scripts and links itself. */
function pageWithBootScript(chunks?: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  if (chunks) script.dataset['chunks'] = chunks;
  page.head.append(script);
  return page;
}

const asked = (page: Document) =>
  [...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

it('[RUN-15] asks for the named files only once the page has been painted', async () => {
  const page = pageWithBootScript('/one.js /two.js');
  fetchChunks(page);
  expect(asked(page)).toEqual([]);
  await painted();
  expect(asked(page)).toEqual(['/one.js', '/two.js']);
});

it('[RUN-15] asks for nothing on a page whose blocks need none', async () => {
  const page = pageWithBootScript();
  fetchChunks(page);
  await painted();
  expect(asked(page)).toEqual([]);
});
