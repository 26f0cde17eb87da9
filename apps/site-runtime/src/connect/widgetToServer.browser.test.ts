import { createHost } from '@plinth/site-blocks/host';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWidget } from './widgetToServer';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('[API-16, A-208, B-230] sends the settings of a block and the address of the state that is asked for', async () => {
  document.body.innerHTML = `<div id="block-posts" data-block-type="55" data-block-json='{"collectionId":"c"}'></div>`;
  const host = { ...createHost(document), init() {}, destroy() {}, start() {} };
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const form = new URLSearchParams(await new Request(url, init).text());
    sent.push(JSON.parse(form.get('widgetJSON') ?? '{}'));
    return Response.json({ html: '<div data-block-type="55"></div>' });
  });
  const request = { address: '/news?posts-page=2' };
  const rendered = await renderWidget(host, document.getElementById('block-posts')!, request);
  expect(rendered).toEqual({ html: '<div data-block-type="55"></div>', css: '' });
  expect(sent).toEqual([
    { type: '55', id: 'block-posts', value: { collectionId: 'c' }, ...request },
  ]);
});
