import { afterEach, describe, expect, it } from 'vitest';
import { loadStyles } from './loadStyles';

const sheet = (css: string) => `data:text/css,${encodeURIComponent(css)}`;
const parse = (head: string) =>
  new DOMParser().parseFromString(`<!doctype html><head>${head}</head><body></body>`, 'text/html');
const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const before = [...document.head.children];

afterEach(() => {
  for (const child of [...document.head.children]) if (!before.includes(child)) child.remove();
});

describe('loadStyles', () => {
  it('[RUN-26b] waits for the sheets that are missing, and takes away what only the page before needed', async () => {
    const old = sheet('body{outline-width:1px}');
    const fresh = sheet('body{outline-width:2px}');
    document.head.insertAdjacentHTML('beforeend', link(old));
    const removeOld = await loadStyles(document, parse(link(fresh)));
    expect(getComputedStyle(document.body).outlineWidth).toBe('2px');
    removeOld();
    expect(document.querySelector(`link[href="${old}"]`)).toBeNull();
    expect(document.querySelector(`link[href="${fresh}"]`)).not.toBeNull();
  });

  it('[RUN-26b] does not fetch a sheet that is already inline in the page', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style data-sheets="/base.css /menu.css"></style>',
    );
    const removeOld = await loadStyles(document, parse(link('/menu.css') + link('/base.css')));
    removeOld();
    expect(
      document.head.querySelector('link[href$="menu.css"], link[href$="base.css"]'),
    ).toBeNull();
    expect(document.head.querySelector('style[data-sheets]')).not.toBeNull();
  });
});
