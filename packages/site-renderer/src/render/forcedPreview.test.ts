import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type { PageRequest } from '@plinth/site-blocks/rendering';
import { createPageRenderer } from './createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });

function render(request: Partial<PageRequest>) {
  const page = pageWith([], {
    websiteSettings: {
      mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true },
      contactEmail: 'a@site.example',
      popupOverlaySettings: { style: 1 },
    },
  });
  const popup = pageWith([], { id: 'letters', slug: 'letters', title: 'Letters', pageType: 104 });
  const input = renderInput(page, { pages: [page, popup] });
  const { html } = renderer.renderPage({ ...input, request: { ...input.request, ...request } });
  return new JSDOM(html).window.document;
}

it('[SRV-3f] shows the owner a popup that is switched off, and marks it as forced', () => {
  expect(render({}).querySelector('template[data-popup-template]')).toBeNull();
  const forced = render({ forcePopup: true }).querySelector('template[data-popup-template]');
  expect(forced?.hasAttribute('data-forced')).toBe(true);
});

it('[SRV-3f] navigates to no page in place while a preview is on', () => {
  expect(render({}).body.dataset['navigation']).toBe('soft');
  expect(render({ forceBars: true }).body.dataset['navigation']).toBeUndefined();
});

it('[SRV-3f] shows the owner the bar of mobile devices on every device', () => {
  const bar = (document: Document) => document.querySelector('[data-info-bar]');
  expect(bar(render({}))?.hasAttribute('data-shown')).toBe(false);
  expect(bar(render({ forceBars: true }))?.hasAttribute('data-shown')).toBe(true);
});
