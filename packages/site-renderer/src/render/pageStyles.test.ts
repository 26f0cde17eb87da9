import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import { createPageRenderer } from './createPageRenderer';

const accordion = (id: string) => ({ id, type: 69, settings: { items: [] } });
const text = (id: string) => ({ id, type: 2, settings: { html: '<p>Words</p>' } });
const page = pageWith([], {
  sections: [
    { id: 'one', blocks: [text('a')] },
    { id: 'two', blocks: [text('b')] },
    { id: 'three', blocks: [accordion('c')] },
  ],
});

function render(request: { isTurned?: boolean } = {}): Document {
  const input = renderInput(page);
  const { html } = createPageRenderer({ assets: fakeAssets }).renderPage({
    ...input,
    request: { ...input.request, ...request },
  });
  return new JSDOM(html).window.document;
}

const addresses = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

describe('createPageStyles', () => {
  it('[RUN-16i] writes the sheets of the first view into the page, under its nonce', () => {
    const style = render().head.querySelector('style[data-sheets]')!;
    expect(style.getAttribute('data-sheets')).toBe('/assets/base.css');
    expect(style.textContent).toBe('body{margin:0}');
    expect(style.getAttribute('nonce')).toBe(renderInput(page).request.nonce);
  });

  it('[RUN-16i] links a sheet of the first view whose text is not known in the head', () => {
    const links = addresses(render().head.querySelectorAll('link[rel=stylesheet]'));
    expect(links).not.toContain('/assets/base.css');
    expect(links).not.toContain('/assets/accordion.css');
  });

  it('[RUN-16i] links what only sections below need between the first view and them', () => {
    const main = render().getElementById('main')!;
    const parts = [...main.children].map((part) => part.getAttribute('href') ?? part.id);
    expect(parts).toEqual(['section-one', 'section-two', '/assets/accordion.css', 'section-three']);
  });

  it('[RUN-1h] runs the boot script after the whole page, not while it waits for such a sheet', () => {
    expect(render().querySelector('script[type=module]')!.hasAttribute('async')).toBe(false);
  });

  it('[RUN-26b] links every sheet in the head of a page that is turned in place', () => {
    const turned = render({ isTurned: true });
    const links = addresses(turned.head.querySelectorAll('link[rel=stylesheet]'));
    expect(links).toContain('/assets/base.css');
    expect(links).toContain('/assets/accordion.css');
    expect(turned.querySelector('main link, style')).toBeNull();
  });
});
