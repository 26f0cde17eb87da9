import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  bundleForBrowser,
  median,
  openPage,
  row,
  type Context,
  type OpenedPage,
  type Row,
  type ServedFile,
} from '../../harness';
import { photos, pictureFile } from './photos';

const resolve = createRequire(import.meta.url).resolve;
const count = 200;

interface Candidate {
  css: string[];
  /** The element that exists only while the lightbox is open. */
  root: string;
  /** The backdrop: with it the lightbox is visible. */
  backdrop: string;
  script: string;
  link: string;
}

/** Each candidate as its documentation describes it. */
const candidates: Record<string, Candidate> = {
  plinth: {
    css: ['@plinth/gallery/gallery.css', '@plinth/gallery/lightbox.css'],
    root: 'dialog.pl-lightbox[open]',
    backdrop: '.pl-lightbox-overlay',
    link: 'pl-gallery-link',
    script: `import { attachLightbox } from '@plinth/gallery/lightbox';
      attachLightbox(document.querySelector('#gallery'), { slides: '.photo', history: false });
      window.shut = () => document.querySelector('.pl-lightbox-close').click();`,
  },
  PhotoSwipe: {
    css: ['photoswipe/style.css'],
    root: '.pswp--open',
    backdrop: '.pswp__bg',
    link: '',
    script: `import PhotoSwipeLightbox from 'photoswipe/lightbox';
      const lightbox = new PhotoSwipeLightbox({ gallery: '#gallery', children: '.photo > a', pswpModule: () => import('photoswipe') });
      lightbox.init();
      window.shut = () => lightbox.pswp.close();`,
  },
  'yet-another-react-lightbox': {
    css: ['yet-another-react-lightbox/styles.css'],
    root: '.yarl__portal_open',
    backdrop: '.yarl__container',
    link: '',
    script: `import { createElement, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import Lightbox from 'yet-another-react-lightbox';
      import Zoom from 'yet-another-react-lightbox/plugins/zoom';
      const links = [...document.querySelectorAll('.photo > a')];
      const slides = links.map((link) => ({ src: link.href, width: +link.dataset.pswpWidth, height: +link.dataset.pswpHeight }));
      const App = () => {
        const [index, setIndex] = useState(-1);
        window.show = setIndex;
        return createElement(Lightbox, { open: index >= 0, index, slides, plugins: [Zoom], close: () => setIndex(-1) });
      };
      createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(App));
      links.forEach((link, index) => link.addEventListener('click', (event) => { event.preventDefault(); window.show(index); }));
      window.shut = () => window.show(-1);`,
  },
};

/**
 * Clicks a photo and returns the milliseconds until the frame that shows the lightbox, and until the frame with the
 * full picture. It counts as shown once its backdrop is more than 5 % opaque: some are in the page long before they are
 * visible.
 */
const openAndTime = ({ root, backdrop }: Candidate, index: number) => `new Promise((done, fail) => {
  const link = document.querySelectorAll('.photo > a')[${index}];
  const name = link.href;
  const before = performance.now();
  let visible;
  const look = () => {
    const now = performance.now() - before;
    if (now > 8000) return fail(new Error('nothing opened'));
    const shown = document.querySelector(${JSON.stringify(root)});
    if (shown && visible === undefined && opacityOf(shown.querySelector(${JSON.stringify(backdrop)})) > 0.05) visible = now;
    const image = visible !== undefined && [...shown.querySelectorAll('img')].find((candidate) => candidate.src === name && candidate.complete && candidate.naturalWidth > 0 && isSeen(candidate));
    if (image) done({ visible, image: now });
    else requestAnimationFrame(look);
  };
  const opacityOf = (element) => {
    let opacity = element ? 1 : 0;
    for (let at = element; at; at = at.parentElement) opacity *= getComputedStyle(at).visibility === 'hidden' ? 0 : +getComputedStyle(at).opacity;
    return opacity;
  };
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 60 || box.right < 1 || box.left > innerWidth - 1) return false;
    return opacityOf(element) > 0.05;
  };
  link.click();
  requestAnimationFrame(look);
})`;

/** Tries again while nothing happens: some do not listen until their opening has ended. */
const closeAndWait = ({ root }: Candidate) => `new Promise((done, fail) => {
  let asked = 0;
  const look = () => {
    if (!document.querySelector(${JSON.stringify(root)})) return setTimeout(done, 120);
    if (asked > 200) return fail(new Error('it did not close'));
    if (asked++ % 20 === 0) window.shut();
    setTimeout(look, 40);
  };
  look();
})`;

interface Times {
  visible: number;
  image: number;
}

/** A moment of each lightbox that is compared. */
interface Moment {
  id: string;
  what: string;
  times: Map<string, Times[]>;
  kind: keyof Times;
  /** The limit of our own time, in ms. @default none */
  atMost?: number | undefined;
}

export async function measureLightboxes(context: Context): Promise<Row[]> {
  const list = photos(context, count);
  const files: Record<string, ServedFile> = Object.fromEntries(
    list.map((photo, index) => [photo.src, new TextEncoder().encode(pictureFile(photo, index))]),
  );
  const css = `body{margin:0}#gallery{display:grid;grid-template-columns:repeat(8,1fr);gap:8px}.photo img{display:block;width:100%;aspect-ratio:1;object-fit:cover}`;
  const open = async (name: string, cpuSlowdown: number): Promise<OpenedPage> => {
    const { css: styles, script, link } = candidates[name]!;
    const grid = list
      .map(
        ({ src, width, height, alt }) =>
          `<div class="photo"><a class="${link}" href="${src}?full" data-pswp-width="${width}" data-pswp-height="${height}"><img src="${src}" width="${width}" height="${height}" alt="${alt}"></a></div>`,
      )
      .join('');
    const opened = await openPage({
      html: `<!doctype html><html lang="en"><style>${styles.map((file) => readFileSync(resolve(file), 'utf8')).join('')}${css}</style><body><div id="gallery">${grid}</div><script type="module" src="/entry.js"></script>`,
      files: { ...files, ...(await bundleForBrowser({ entryCode: script })) },
      viewport: { width: 1280, height: 800 },
      cpuSlowdown,
      waitUntil: 'networkidle',
    });
    await opened.page.waitForFunction('typeof window.shut === "function"');
    return opened;
  };

  const rows: Row[] = [];
  for (const slowdown of [1, 4]) {
    const first = new Map<string, Times[]>();
    const later = new Map<string, Times[]>();
    const pages = new Map<string, OpenedPage>();
    for (let round = 0; round < context.scale(5, 1); round += 1) {
      const opened = await Promise.all(
        Object.keys(candidates).map(async (name) => {
          await pages.get(name)?.close();
          return [name, await open(name, slowdown)] as const;
        }),
      );
      for (const [name, page] of opened) {
        const candidate = candidates[name]!;
        pages.set(name, page);
        // A pointer always comes before a click.
        await page.page.mouse.move(80, 80);
        await page.page.waitForTimeout(300);
        push(first, name, await page.page.evaluate<Times>(openAndTime(candidate, 1)));
        await page.page.evaluate(closeAndWait(candidate));
      }
    }
    for (let round = 0; round < context.scale(15, 2); round += 1) {
      for (const [name, { page }] of pages) {
        const candidate = candidates[name]!;
        push(later, name, await page.evaluate<Times>(openAndTime(candidate, 1)));
        await page.evaluate(closeAndWait(candidate));
      }
    }
    for (const page of pages.values()) await page.close();
    const at = slowdown === 1 ? '' : ', processor 4 times slower';
    const key = slowdown === 1 ? '' : '-slow';
    const peersOf = (times: Map<string, Times[]>, kind: keyof Times) =>
      Object.fromEntries(
        [...times].map(([name, list]) => [name, median(list.map((time) => time[kind]))]),
      );
    const add = ({ id, what, times, kind, atMost }: Moment) => {
      const { plinth: value = NaN, ...peers } = peersOf(times, kind);
      rows.push(
        row({ id, what: what + at, unit: 'ms', value, peers, target: { atMost: 1, of: 'lowest' } }),
      );
      if (atMost)
        rows.push(
          row({
            id: `${id}-frame`,
            what: `${what}${at}: within its frames`,
            unit: 'ms',
            value,
            target: { atMost },
          }),
        );
    };
    add({
      id: `gallery/lightbox-first-visible${key}`,
      what: 'First open of a lightbox: until it shows',
      times: first,
      kind: 'visible',
    });
    add({
      id: `gallery/lightbox-first-image${key}`,
      what: 'First open: until the full picture shows',
      times: first,
      kind: 'image',
    });
    add({
      id: `gallery/lightbox-later-visible${key}`,
      what: 'Later opens: until it shows',
      times: later,
      kind: 'visible',
      atMost: slowdown === 1 ? 16.7 : undefined,
    });
    add({
      id: `gallery/lightbox-later-image${key}`,
      what: 'Later opens: until the full picture shows',
      times: later,
      kind: 'image',
      atMost: slowdown === 1 ? 33.4 : undefined,
    });
  }
  return rows;
}

function push(times: Map<string, Times[]>, name: string, time: Times): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}
