import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  bundleForBrowser,
  interleave,
  measureInPage,
  openPage,
  row,
  type Context,
  type OpenedPage,
  type Row,
  type Sample,
} from '../../harness';

const resolve = createRequire(import.meta.url).resolve;
const slide = (index: number, className: string) =>
  `<div class="${className}" style="--r:1.5"><div class="card" style="background:hsl(${(index * 47) % 360} 50% 60%)">${index + 1}</div></div>`;
const slides = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => slide(index, className)).join('');
const line = `.line{display:flex;overflow:hidden}.line>*{flex:0 0 25%;min-width:0}.card{aspect-ratio:1.5}`;
/**
 * The buttons of all candidates are at the same positions over the slides, so that the pointer rests there after a
 * press.
 */
const overSlides = `#previous,#next{position:absolute;top:78px;width:44px;height:44px}#previous{left:20px}#next{right:20px}`;

const buttons = `<button id="previous" aria-label="Previous"></button><button id="next" aria-label="Next"></button>`;
const findButtons = `const [previous, next] = document.querySelectorAll('#previous, #next');`;

/**
 * Each candidate with the same four slides per view, with buttons that are disabled at the end, and 0.3 s for a change,
 * which is Swiper's default; `start` is the code of a page for a working carousel.
 */
const candidates: Record<string, { html: (count: number) => string; css: string; script: string }> =
  {
    plinth: {
      css: readFileSync(resolve('@plinth/gallery/gallery.css'), 'utf8') + line,
      html: (count) =>
        `<div class="pl-gallery" id="root" data-design="carousel" data-layout="carousel" style="--pl-gap:0px;--pl-per-row:4"><div class="pl-gallery-view"><div class="pl-gallery-slides">${slides(count, 'pl-gallery-slide')}</div></div><div class="pl-gallery-controls"><button class="pl-gallery-previous" aria-label="Previous Slide" aria-disabled="true"></button><button class="pl-gallery-next" aria-label="Next Slide"></button></div></div>`,
      script: `import { attachCarousel } from '@plinth/gallery';
      const root = document.querySelector('#root');
      let undo;
      window.start = () => { undo = attachCarousel(root, { data: { design: 'carousel', slidesPerRow: 4, lightbox: false }, speed: 0.3 }); };
      window.stop = () => undo();
      window.first = () => root.querySelector('.pl-gallery-slides').scrollTo({ left: 0, behavior: 'instant' });`,
    },
    embla: {
      css: `${line}${overSlides}.view{overflow:hidden}.view .line{overflow:visible}`,
      html: (count) =>
        `<div class="view" id="root"><div class="line">${slides(count, '')}</div></div>${buttons}`,
      script: `import EmblaCarousel from 'embla-carousel';
      ${findButtons}
      let embla;
      previous.addEventListener('click', () => embla.scrollPrev());
      next.addEventListener('click', () => embla.scrollNext());
      window.start = () => {
        embla = EmblaCarousel(document.querySelector('#root'), { slidesToScroll: 4 });
        const tell = () => {
          previous.disabled = !embla.canScrollPrev();
          next.disabled = !embla.canScrollNext();
        };
        embla.on('select', tell).on('reInit', tell);
        tell();
      };
      window.stop = () => embla.destroy();
      window.first = () => embla.scrollTo(0, true);`,
    },
    swiper: {
      css: `${line}${overSlides}.swiper{overflow:hidden}.swiper .line{overflow:visible}.swiper-slide{flex-shrink:0}`,
      html: (count) =>
        `<div class="swiper" id="root"><div class="swiper-wrapper line">${slides(count, 'swiper-slide')}</div></div>${buttons}`,
      script: `import Swiper from 'swiper';
      import { Navigation } from 'swiper/modules';
      ${findButtons}
      let swiper;
      const navigation = { prevEl: previous, nextEl: next };
      window.start = () => { swiper = new Swiper('#root', { slidesPerView: 4, slidesPerGroup: 4, modules: [Navigation], navigation }); };
      window.stop = () => swiper.destroy(true, true);
      window.first = () => swiper.slideTo(0, 0);`,
    },
    'native scroll snap': {
      css: `${line}${overSlides}.line{overflow-x:auto;scroll-snap-type:x mandatory}.line>*{scroll-snap-align:start}`,
      html: (count) => `<div class="line" id="root">${slides(count, '')}</div>${buttons}`,
      script: `${findButtons}
      const root = document.querySelector('#root');
      next.addEventListener('click', () => root.scrollBy({ left: root.clientWidth, behavior: 'smooth' }));
      window.start = () => { root.scrollLeft = 0; root.clientWidth; };
      window.stop = () => {};
      window.first = () => root.scrollTo({ left: 0, behavior: 'instant' });`,
    },
  };

export async function measureCarousels(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [200, 2000]) {
    const opened = new Map<string, OpenedPage>();
    for (const [name, { html, css, script }] of Object.entries(candidates)) {
      opened.set(
        name,
        await openPage({
          html: `<!doctype html><html><style>body{margin:0}${css}</style><body>${html(count)}<script type="module" src="/entry.js"></script>`,
          files: await bundleForBrowser({ entryCode: script }),
          viewport: { width: 1200, height: 800 },
        }),
      );
    }
    const each = (sample: (page: OpenedPage) => Promise<Sample>) =>
      [...opened].map(([name, page]) => ({ name, sample: () => sample(page) }));

    const started = await interleave(
      each(async (page) => {
        const measured = await measureInPage(page, 'window.start()');
        await page.page.evaluate('window.stop()');
        return measured;
      }),
      { rounds: context.scale(20, 3) },
    );
    rows.push(
      row({
        id: `gallery/carousel-start-${count}`,
        what: `A carousel of ${count.toLocaleString('en')} slides, four in view, gets its behaviour`,
        unit: 'ms CPU',
        value: started.of('plinth').cpu,
        peers: started.timings('cpu', 'plinth'),
        ratio: started.ratio('plinth', 'native scroll snap', 'cpu'),
        target: { atMost: 2, of: 'native scroll snap' },
      }),
    );

    for (const page of opened.values()) await page.page.evaluate('window.start()');
    await expectMove(opened);
    const moved = await interleave(
      each(async (page) => {
        await page.page.evaluate(`window.first(); new Promise((done) => setTimeout(done, 250))`);
        const before = await page.metrics();
        await pressNext(page);
        const after = await page.metrics();
        return { wall: 800, cpu: after.task - before.task };
      }),
      { rounds: context.scale(10, 2), warmup: 1 },
    );
    const peers = moved.medians('cpu', 'plinth');
    const isLong = count === 2000;
    const cheapest = Object.entries(peers).sort(([, a], [, b]) => a - b)[0]![0];
    rows.push(
      row({
        id: `gallery/carousel-next-${count}`,
        what: `A press on the button for the next group of ${count.toLocaleString('en')} slides, until it rests`,
        unit: 'ms CPU',
        value: moved.of('plinth').cpu,
        peers: moved.timings('cpu', 'plinth'),
        ratio: moved.ratio('plinth', cheapest, 'cpu'),
        // The target is about the long carousel; the short one shows that ours costs the same at any length.
        ...(isLong && { target: { atMost: 1, of: 'lowest' } }),
      }),
    );
    for (const page of opened.values()) await page.close();
  }
  return rows;
}

/** A mouse press at the position of every candidate's button, and 0.8 s for the carousel to settle. */
async function pressNext({ page }: OpenedPage): Promise<void> {
  await page.mouse.click(1158, 100);
  await page.evaluate('new Promise((done) => setTimeout(done, 800))');
}

/** Checks that the carousel moves: otherwise its speed would mean nothing. */
async function expectMove(opened: Map<string, OpenedPage>): Promise<void> {
  for (const [name, candidate] of opened) {
    const { page, errors } = candidate;
    await pressNext(candidate);
    const seen = await page.evaluate<string>(
      `document.elementFromPoint(20, 40).closest('.card').textContent`,
    );
    if (seen !== '5')
      throw new Error(`${name} shows slide ${seen} after one change. ${errors.join(' ')}`);
  }
}
