import { imageSizes } from '@plinth/media/image';
import { ResponsiveImage } from '@plinth/media/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  bundleForBrowser,
  bundleSize,
  openPage,
  row,
  type ServedFile,
  type Context,
} from '../../harness';

interface Picture {
  width: number;
  height: number;
  mode: 'none' | 'fill';
}

/** A page of pictures: half at their own ratio, half cropped to squares, panoramas among them. */
const css = `body{margin:0}main{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;padding:16px;align-items:start}
.pl-image-frame{display:block;position:relative}.pl-image-frame img{display:block;width:100%;height:auto}.square{aspect-ratio:1;overflow:hidden}.square img{height:100%}`;
const sizes = 'calc((100vw - 64px) / 3)';

/** The weight of a picture of this width: bytes grow with the pixels of a photo. */
const weigh = ({ width, height }: Picture, wanted: number) => {
  const shown = Math.min(wanted, width);
  return 200 + Math.round((shown * shown * height) / width / 12);
};

export async function measureImages(context: Context) {
  const random = context.random(5);
  const pictures: Picture[] = Array.from({ length: 100 }, (_, index) => ({
    width: random.integer(900, 4000),
    height: random.integer(700, 3000),
    mode: index % 2 ? 'fill' : 'none',
  }));
  const script = await bundleForBrowser({
    entryCode: `import { attachImages } from '@plinth/media/image'; attachImages(document);`,
  });
  const density = 2;
  const ours = await loadAll(pictures, { density, script, ours: true });
  const native = await loadAll(pictures, { density, script: {}, ours: false });

  return [
    row({
      id: 'media/image-bytes',
      what: '100 pictures at density 2, 1280 px wide, scrolled through: bytes of pictures',
      unit: 'B',
      value: ours.bytes,
      peers: { 'the ideal choice': ours.ideal, 'srcset, sizes and loading=lazy': native.bytes },
      target: { atMost: 1, of: 'the ideal choice' },
    }),
    row({
      id: 'media/image-bytes-before-scrolling',
      what: 'The same page before anyone scrolls',
      unit: 'B',
      value: ours.before,
      peers: { 'srcset, sizes and loading=lazy': native.before },
      target: { atMost: 1, of: 'srcset, sizes and loading=lazy' },
    }),
    row({
      id: 'media/image-sharpness',
      what: 'Pictures of that page shown with fewer pixels than their box needs',
      unit: 'pictures of 100',
      value: ours.blurred,
      peers: { 'srcset, sizes and loading=lazy': native.blurred },
      target: { atMost: 0 },
    }),
    row({
      id: 'media/image-shift',
      what: 'Layout shift of that page',
      unit: 'CLS',
      value: ours.shift,
      peers: { 'srcset, sizes and loading=lazy': native.shift },
      target: { atMost: 0 },
    }),
    row({
      id: 'media/image-size',
      what: 'Code of responsive pictures',
      unit: 'B gzip',
      value: await bundleSize({ entryCode: `export { attachImages } from '@plinth/media/image'` }),
      target: { atMost: 3000 },
    }),
  ];
}

async function loadAll(
  pictures: Picture[],
  { density, script, ours }: { density: number; script: Record<string, Uint8Array>; ours: boolean },
) {
  let bytes = 0;
  const files: Record<string, ServedFile> = { ...script };
  pictures.forEach((picture, index) => {
    files[`/picture-${index}.jpg`] = ({ url }) => {
      const wanted = Number.parseInt(url.searchParams.get('format') ?? '0', 10);
      const shown = Math.min(wanted, picture.width);
      const weight = weigh(picture, wanted);
      bytes += weight;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${Math.round((shown * picture.height) / picture.width)}"/>`;
      return new Response(svg.padEnd(weight), { headers: { 'content-type': 'image/svg+xml' } });
    };
  });
  const opened = await openPage({
    html: `<!doctype html><html><style>${css}</style><main>${pictures.map((picture, index) => markup(picture, index, ours)).join('')}</main>${ours ? '<script type="module" src="/entry.js"></script>' : ''}`,
    files,
    deviceScaleFactor: density,
    waitUntil: 'networkidle',
  });
  const before = bytes;
  await opened.page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })()`);
  await opened.page.waitForLoadState('networkidle');
  await opened.page.waitForFunction(
    `[...document.querySelectorAll('main img')].every((image) => image.complete && image.naturalWidth > 0)`,
  );
  const shown = await opened.page.evaluate<{ width: number; height: number; source: string }[]>(
    `[...document.querySelectorAll('main img')].map((image) => ({ width: image.clientWidth, height: image.clientHeight, source: image.currentSrc }))`,
  );
  const { layoutShift } = await opened.vitals();
  await opened.close();

  let ideal = 0;
  let blurred = 0;
  pictures.forEach((picture, index) => {
    const box = shown[index]!;
    const across =
      picture.mode === 'fill'
        ? Math.max(box.width, (box.height * picture.width) / picture.height)
        : box.width;
    const needed = Math.min(across * density, picture.width);
    const width = [...imageSizes].find((size) => size >= Math.floor(needed)) ?? 2500;
    ideal += weigh(picture, width);
    if (Number(/format=(\d+)w/.exec(box.source)?.[1]) < Math.min(width, 2500)) blurred += 1;
  });
  return { bytes, before, ideal, blurred, shift: layoutShift };
}

function markup({ width, height, mode }: Picture, index: number, ours: boolean): string {
  const className = mode === 'fill' ? 'square' : undefined;
  const src = `/picture-${index}.jpg`;
  if (ours)
    return renderToStaticMarkup(
      createElement(ResponsiveImage, { src, alt: '', width, height, mode, sizes, className }),
    );
  const srcset = [...imageSizes]
    .filter((_, at) => at === 0 || imageSizes[at - 1]! < width)
    .map((size) => `${src}?format=${size}w ${Math.min(size, width)}w`);
  const fit = mode === 'fill' ? 'object-fit:cover' : '';
  return `<span class="pl-image-frame ${className ?? ''}"><img alt="" loading="lazy" decoding="async" width="${width}" height="${height}" style="${fit}" sizes="${sizes}" srcset="${srcset.join(', ')}" src="${src}?format=750w"></span>`;
}
