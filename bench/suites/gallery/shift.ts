import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Gallery } from '@plinth/gallery/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { bundleForBrowser, openPage, row, type Context, type Row } from '../../harness';
import { photos, pictureFile } from './photos';

const widths = [320, 375, 414, 540, 640, 768, 900, 1024, 1280, 1440, 1920, 2400];
const designs = [
  'grid',
  'autorows',
  'autocolumns',
  'autogrid',
  'carousel',
  'slider',
  'slideshow',
  'list',
  'stacked',
];
const resolve = createRequire(import.meta.url).resolve;

/** Every design at twelve widths, while its pictures load late: elements that move without a cause for the visitor. */
export async function measureShift(context: Context): Promise<Row[]> {
  const list = photos(context, 24);
  const css = readFileSync(resolve('@plinth/gallery/gallery.css'), 'utf8');
  const script = await bundleForBrowser({
    entryCode: `import { attachGallery } from '@plinth/gallery';
      for (const block of document.querySelectorAll('[data-block-json]')) attachGallery(block);
      document.documentElement.dataset.attached = '';`,
  });
  const pictures = Object.fromEntries(
    list.map((photo, index) => [
      photo.src,
      async () => {
        await new Promise((done) => setTimeout(done, 120));
        return new Response(pictureFile(photo, index), {
          headers: { 'content-type': 'image/svg+xml' },
        });
      },
    ]),
  );
  const sections = designs.map((design) => {
    const data = { design, thumbnails: design === 'slideshow' };
    const html = renderToString(
      createElement(Gallery, { ...data, items: list, sizeFormat: 'none' }),
    );
    return `<section data-block-json='${JSON.stringify(data)}'>${html}</section><p>After ${design}</p>`;
  });
  const shiftOf = async (
    section: string,
    { width, javaScriptEnabled }: { width: number; javaScriptEnabled: boolean },
  ): Promise<number> => {
    const opened = await openPage({
      html: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>body{margin:0}${css}</style><body>${section}<script type="module" src="/entry.js"></script>`,
      files: { ...script, ...pictures },
      viewport: { width, height: 900 },
      javaScriptEnabled,
      waitUntil: 'networkidle',
    });
    let shift = 0;
    opened.cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
      shift += event.layoutShiftDetails?.value ?? 0;
    });
    await opened.cdp.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
    if (opened.errors.length > 0) throw new Error(opened.errors.join('\n'));
    await opened.close();
    return shift;
  };
  const rows: Row[] = [];
  // A measurement that cannot fail proves nothing: pictures without a size must be seen to shift.
  const unsized = list
    .map(({ src }) => `<img src="${src}" style="width:100px"><p>Text</p>`)
    .join('');
  if ((await shiftOf(unsized, { width: 900, javaScriptEnabled: true })) === 0)
    throw new Error('Pictures without a size do not count as a shift: nothing is measured here.');
  for (const javaScriptEnabled of [true, false]) {
    let worst = 0;
    for (const width of context.quick ? widths.filter((_, index) => index % 4 === 0) : widths) {
      // All designs at once: shifts do not depend on the load of the machine, and these pages mostly wait.
      const shifts = await Promise.all(
        sections.map((section) => shiftOf(section, { width, javaScriptEnabled })),
      );
      for (const [index, shift] of shifts.entries())
        if (shift > 0) context.log(`${designs[index]} at ${width} px shifts by ${shift}`);
      worst = Math.max(worst, ...shifts);
    }
    rows.push(
      row({
        id: `gallery/shift-${javaScriptEnabled ? 'with' : 'without'}-javascript`,
        what: `Nine designs at ${widths.length} widths, ${javaScriptEnabled ? 'behaviour attached' : 'JavaScript off'}: the worst layout shift`,
        unit: 'CLS',
        value: worst,
        target: { atMost: 0 },
      }),
    );
  }
  return rows;
}
