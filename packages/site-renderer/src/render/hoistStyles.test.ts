import { blockType } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import { createPageRenderer } from './createPageRenderer';

it('[RUN-16j] a gallery’s queries of its columns are in the page’s one sheet: the policy refuses any other', () => {
  const renderer = createPageRenderer({ assets: fakeAssets });
  const src = '/pictures/cup.svg';
  const { html } = renderer.renderPage(
    renderInput(
      pageWith([
        {
          id: 'only',
          type: blockType.gallery,
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
