import { expect, it } from 'vitest';
import { swapPage } from './swapPage';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('[RUN-26b] takes over title, styles, language and body, and leaves the rest of the head alone', () => {
  const page = parse(`<html lang="en"><head><title>Work</title><meta name="viewport" content="x">
    <link rel="stylesheet" href="/base.css"><style nonce="n0nce">p{}</style></head><body data-page-type="2" class="old"><p>Old</p></body></html>`);
  const next =
    parse(`<html lang="de" dir="ltr"><head><title>Studio</title><link rel="canonical" href="/studio"><template id="plinth-page-style">a &gt; b{}</template></head>
    <body data-page-type="1"><p>New</p></body></html>`);
  swapPage(page, next);
  expect(page.title).toBe('Studio');
  expect(page.documentElement.lang).toBe('de');
  expect([...page.querySelectorAll('style')].map((style) => style.textContent)).toEqual([
    'a > b{}',
  ]);
  expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(page.querySelector('link[rel=stylesheet]')).not.toBeNull();
  expect(page.body.className).toBe('');
  expect(page.body.dataset['pageType']).toBe('1');
  expect(page.body.textContent).toContain('New');
  expect(page.body.textContent).not.toContain('Old');
});

it('[RUN-26b] takes over the style where the policy of the document knows no nonce', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument!;
  const style = (text: string) => Object.assign(page.createElement('style'), { textContent: text });
  const sheets = style('b{}');
  sheets.dataset['sheets'] = '/base.css';
  page.head.append(sheets, style('p{color:rgb(1, 1, 1)}'), style('i{}'));
  const turn = (css: string) =>
    swapPage(
      page,
      parse(`<template id="plinth-page-style">${css}</template><body><p>New</p></body>`),
    );
  const colour = () => frame.contentWindow!.getComputedStyle(page.querySelector('p')!).color;
  turn('p{color:rgb(2, 2, 2)}');
  expect(colour()).toBe('rgb(2, 2, 2)');
  turn('p{margin:0}');
  expect(colour()).toBe('rgb(0, 0, 0)');
  // Neither the sheets of blocks nor those that another script has inserted.
  expect([...page.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'b{}',
    'i{}',
  ]);
  frame.remove();
});

it('[RUN-26b] takes over which files the next page’s blocks want, and leaves the boot script', () => {
  const page = parse('<script id="plinth-boot" src="/boot.js" data-gallery="/g.js"></script>');
  const next = parse('<script id="plinth-boot" src="/b.js" data-form="/f.js /s.js"></script>');
  swapPage(page, next);
  expect(page.head.innerHTML).toBe(
    '<script id="plinth-boot" src="/boot.js" data-form="/f.js /s.js"></script>',
  );
});

it('[RUN-26c] runs no script of the page that it loads', async () => {
  const next = parse(
    '<body><script>window.swapped = true</script><script src="/never.js"></script><p>New</p></body>',
  );
  const frame = document.createElement('iframe');
  document.body.append(frame);
  swapPage(frame.contentDocument!, next);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect((frame.contentWindow as Window & { swapped?: boolean }).swapped).toBeUndefined();
  expect(frame.contentDocument!.body.textContent).toContain('New');
  frame.remove();
});
