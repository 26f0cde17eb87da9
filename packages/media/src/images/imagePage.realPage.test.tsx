/// <reference types="node" />
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bundleScript,
  launchChromium,
  openRealPage,
  type Served,
} from '../__fixtures__/openRealPage';
import { ResponsiveImage } from '../react/ResponsiveImage';
import { imageSizes, lazyMargin } from './imageSizes';

// A page of a hundred pictures as a visitor gets it: rendered by the server, in a real Chromium, over a real connection.

interface Picture {
  id: number;
  width: number;
  height: number;
  mode: 'none' | 'fill' | 'fit';
}

const pictures: Picture[] = Array.from({ length: 100 }, (_, id) => ({
  id,
  width: [640, 1600, 2400, 3200, 4800][id % 5]!,
  height: [1600, 900, 1200, 640, 3000][(id * 3) % 5]!,
  mode: (['none', 'fill', 'fit', 'none'] as const)[id % 4]!,
}));

/** As many bytes as a photo of this width might have; the type contains the size, so that a cached file is recognised. */
function pictureFile({ width, height }: Picture, wanted: number): Served {
  const shown = Math.min(wanted, width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${Math.round((shown * height) / width)}"><rect width="100%" height="100%" fill="#789"/></svg>`;
  return { type: 'image/svg+xml', body: svg + ' '.repeat(shown * 10) };
}

function answerPicture(path: string): Served | undefined {
  const [, id, width] = /^\/picture-(\d+)\.jpg\?format=(\d+)w$/.exec(path) ?? [];
  return width ? pictureFile(pictures[Number(id)]!, Number(width)) : undefined;
}

/** Every fourth is cropped to a square, every fourth fitted into one. */
const boxStyle = `
  body { margin: 0; font: 16px/1.5 sans-serif }
  main { display: grid; grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr)); gap: 16px; padding: 16px; align-items: start }
  @media (min-width: 700px) { main { --columns: 2 } } @media (min-width: 1200px) { main { --columns: 3 } }
  .square > img { height: 100% } .square { aspect-ratio: 1; display: block }
`;

function pageHtml(script: boolean): string {
  const css = readFileSync(new URL('../image.css', import.meta.url), 'utf8');
  const items = pictures.map(({ id, width, height, mode }) =>
    renderToStaticMarkup(
      <ResponsiveImage
        src={`/picture-${id}.jpg`}
        alt={`Picture ${id}`}
        width={width}
        height={height}
        mode={mode}
        priority={id === 0}
        sizes="(min-width: 1200px) calc(33vw - 20px), (min-width: 700px) calc(50vw - 24px), calc(100vw - 32px)"
        className={mode === 'none' ? undefined : 'square'}
      />,
    ),
  );
  return `<!doctype html><html lang="en"><title>Pictures</title><meta name="viewport" content="width=device-width"><style>${css}${boxStyle}</style><main>${items.map((item) => `<div>${item}</div>`).join('')}</main>${script ? '<script type="module" src="/entry.js"></script>' : ''}</html>`;
}

/** The rule of [MED-2], implemented independently: the box in the page decides. */
function idealWidth(
  picture: Picture,
  box: { width: number; height: number },
  density: number,
): number {
  const ratio = picture.width / picture.height;
  const shown =
    picture.mode === 'fill'
      ? Math.max(box.width, box.height * ratio)
      : picture.mode === 'fit'
        ? Math.min(box.width, box.height * ratio)
        : box.width;
  const needed = Math.min(shown * density, picture.width);
  return [...imageSizes].find((size) => size >= Math.floor(needed)) ?? 2500;
}

describe('a page of 100 pictures', () => {
  let browser: Browser;
  let scripts: Map<string, Served>;
  beforeAll(async () => {
    browser = await launchChromium();
    scripts = await bundleScript(
      `import { attachImages } from './image'; window.undo = attachImages(document); window.__shift = 0;
       new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });`,
    );
  });
  afterAll(() => browser?.close());

  for (const width of [375, 768, 1440])
    for (const density of [1, 2])
      it(`[MED-2] [MED-3] [MED-7a] at ${width} px and density ${density}: the bytes of the ideal choice, nothing beyond the margin, no shift`, async () => {
        const viewport = { width, height: 800 };
        const { page, requests, close } = await openRealPage({
          browser,
          html: pageHtml(true),
          answer: (path) => scripts.get(path) ?? answerPicture(path),
          viewport,
          density,
        });
        const states = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
              const { top, bottom, width, height } = image.getBoundingClientRect();
              return { top, bottom, width, height, state: image.dataset['imageState'] };
            }),
          );
        const isNear = ({ top, bottom }: { top: number; bottom: number }) =>
          top <= viewport.height + lazyMargin && bottom >= -lazyMargin;
        const asked = new Set<number>();
        const seen = new Set<number>();

        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let scrolled = 0; scrolled < height; scrolled += 500) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
          // Everything near the viewport is there before the page moves on.
          await expect
            .poll(
              async () =>
                (await states()).every((item) => !isNear(item) || item.state === 'loaded'),
              { interval: 20 },
            )
            .toBe(true);
          (await states()).forEach((item, id) => {
            if (isNear(item)) seen.add(id);
            if (item.state) asked.add(id);
          });
          expect(
            [...asked].filter((id) => !seen.has(id)),
            'loaded beyond the margin',
          ).toEqual([]);
        }
        expect(asked.size).toBe(100);

        const loaded = requests.filter(({ path }) => path.startsWith('/picture-'));
        const boxes = await states();
        const ideal = pictures.map((picture, id) => {
          const wanted = idealWidth(picture, boxes[id]!, density);
          return {
            path: `/picture-${id}.jpg?format=${wanted}w`,
            bytes: pictureFile(picture, wanted).body.length,
          };
        });
        const sum = (items: { bytes: number }[]) =>
          items.reduce((total, { bytes }) => total + bytes, 0);
        expect(loaded.map(({ path }) => path).sort()).toEqual(ideal.map(({ path }) => path).sort());
        expect(sum(loaded)).toBe(sum(ideal));
        expect(await page.evaluate(() => (window as unknown as { __shift: number }).__shift)).toBe(
          0,
        );
        await close();
      });

  it('[MED-3, B-5] begins 200 px below the viewport, not a pixel earlier', async () => {
    const place = (id: number, top: number) =>
      `<img id="p${id}" data-src="/picture-${id}.jpg" alt="" style="position:absolute;top:${top}px;width:100px;height:50px">`;
    const { page, close } = await openRealPage({
      browser,
      html: `<!doctype html><html lang="en"><title>Pictures</title>${place(1, 800)}${place(2, 801)}<script type="module" src="/entry.js"></script></html>`,
      answer: (path) => scripts.get(path) ?? answerPicture(path),
      viewport: { width: 800, height: 600 },
    });
    const state = (id: number) => page.locator(`#p${id}`).getAttribute('data-image-state');
    await expect.poll(() => state(1)).toBe('loaded');
    expect(await state(2)).toBeNull();
    await page.evaluate(() => scrollTo(0, 1));
    await expect.poll(() => state(2)).toBe('loaded');
    await close();
  });

  it('[MED-7h] shows every picture without JavaScript, in the space that was reserved', async () => {
    const { page, requests, close } = await openRealPage({
      browser,
      html: pageHtml(false),
      answer: answerPicture,
      viewport: { width: 768, height: 800 },
      javaScriptEnabled: false,
    });
    const shown = page.getByRole('img', { name: 'Picture 8' }).first();
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        requests.map(({ path }) => path).filter((path) => path.startsWith('/picture-8.jpg')),
      )
      .toEqual([expect.stringMatching(/format=/)]);
    const copies = await page.getByRole('img', { name: 'Picture 8', exact: true }).all();
    const boxes = await Promise.all(copies.map((copy) => copy.boundingBox()));
    expect(boxes[0]).toEqual(boxes[1]);
    await close();
  });
});
