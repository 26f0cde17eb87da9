import { blockType } from '@plinth/site-model';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import { createPageRenderer } from '../render/createPageRenderer';
import { createStyleSheet } from './hoistStyles';

describe('styles of blocks', () => {
  it('[RUN-16] a gallery’s queries of its columns stand in the page’s one sheet: the policy refuses any other', () => {
    const renderer = createPageRenderer({ assets: fakeAssets });
    const src = '/pictures/cup.svg';
    const { html } = renderer.renderPage(
      renderInput(
        pageWith([
          {
            ...{ id: 'only', type: blockType.gallery },
            settings: {
              design: 'autocolumns',
              items: [1, 2, 3].map((width) => ({ src, width, height: 1 })),
            },
          },
        ]),
      ),
    );
    const [head = '', body = ''] = html.split('<body');
    expect(body).not.toContain('<style');
    expect(body).not.toMatch(/ style="/);
    expect(head).toMatch(/<style nonce="[^"]*"[^>]*>[^<]*@container pl-gallery/);
  });

  it('[RUN-16] drops a declaration that would swallow the rules behind it, and keeps any other', () => {
    const sheet = createStyleSheet();
    for (const value of ['/*', '&quot;', '&#x27;', '(', '[', 'red}b{', '\\', 'url(x'])
      expect(sheet.hoist(`<i style="--x:${value}">`)).toBe('<i>');
    sheet.hoist('<i style="--x:url(&quot;/a.jpg&quot;)"></i><b style="aspect-ratio:3/2"></b>');
    expect(sheet.css()).toBe('[data-s="0"]{--x:url("/a.jpg")}[data-s="1"]{aspect-ratio:3/2}');
  });

  it('[RUN-16] leaves words alone that only look like an attribute', () => {
    const sheet = createStyleSheet();
    const text = '<p title="a &gt; b">It says  style="color:red" there.</p>';
    expect(sheet.hoist(`${text}<i class="x" style="top:0" id="y"></i>${text}`)).toBe(
      `${text}<i class="x" data-s="0" id="y"></i>${text}`,
    );
    expect(sheet.hoist('<i style="top:0')).toBe('<i style="top:0');
    expect(sheet.css()).toBe('[data-s="0"]{top:0}');
  });
});
