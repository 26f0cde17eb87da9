import {
  bundleForBrowser,
  bundleSize,
  measureInPage,
  median,
  openPage,
  row,
  type OpenedPage,
  type Row,
  type Suite,
} from '../harness';

/** One frame at 60 Hz, in ms. */
const frame = 1000 / 60;

export const suite: Suite = {
  area: 'ui-blocks',
  async run(context) {
    const size = await bundleSize({
      entryCode: `export { attachAccordion, attachMenu, attachMarquee } from '@plinth/ui-blocks';`,
      format: 'brotli',
    });
    return [
      row({
        id: 'ui-blocks/size-attach',
        what: 'accordion, menu and marquee without React, brotli',
        unit: 'bytes',
        value: size,
      }),
      await attachSixty(context.scale(11, 3)),
      ...(await marquee(context.scale(3000, 1000))),
    ];
  },
};

/** 60 accordions of 5 items, in an untouched page, at a quarter of the processor's speed. */
async function attachSixty(rounds: number): Promise<Row> {
  const item = (index: number) =>
    `<details class="pl-accordion-item" name="a"><summary class="pl-accordion-header"><h3>Question ${index}</h3></summary>
     <div class="pl-accordion-panel"><p>An answer of a few words.</p></div></details>`;
  const accordion = `<div class="pl-accordion">${[1, 2, 3, 4, 5].map(item).join('')}</div>`;
  const files = await bundleForBrowser({
    entryCode: `import '@plinth/ui-blocks/accordion.css';
      import { attachAccordion } from '@plinth/ui-blocks/accordion';
      window.attachAll = () => {
        const all = document.querySelectorAll('.pl-accordion');
        for (const each of all) attachAccordion(each);
        return all.length;
      };`,
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const opened = await openPage({
      html: page(accordion.repeat(60)),
      files,
      cpuSlowdown: 4,
    });
    const { wall, result } = await measureInPage(opened, 'window.attachAll()');
    if (result !== 60) throw new Error(`${String(result)} accordions were attached instead of 60.`);
    await opened.page.locator('summary').nth(7).click();
    if (!(await opened.page.locator('details').nth(7).getAttribute('data-state')))
      throw new Error('A click on an attached accordion did nothing.');
    times.push(wall);
    await opened.close();
  }
  return row({
    id: 'ui-blocks/attach-60-accordions',
    what: '60 accordions attach for the first time, 4x slowed',
    unit: 'ms',
    value: median(times),
    target: { atMost: frame },
  });
}

/** Reads a trace of the main thread while a wavy marquee runs, and while it is out of view. */
async function marquee(duration: number): Promise<Row[]> {
  const files = await bundleForBrowser({
    entryCode: `import '@plinth/ui-blocks/marquee.css';
      import { attachMarquee } from '@plinth/ui-blocks/marquee';
      attachMarquee(document.querySelector('.pl-marquee'));`,
  });
  const block = `<div class="pl-marquee" data-wave-intensity="0.5" data-wave-frequency="2" style="font-size:40px"><p class="pl-marquee-text">
    <span class="pl-marquee-item">Open today</span> <span class="pl-marquee-item">Free coffee for everyone</span></p></div>`;
  const opened = await openPage({
    html: page(`${block}<div id="filler" style="height:4000px"></div>`),
    files,
  });
  try {
    await opened.page.waitForFunction(
      `document.getAnimations().length > 1 && document.getAnimations().every((each) => each.playState === 'running')`,
    );
    const running = await traced(opened, duration);
    // A string: a compiled function may refer to helpers that the page does not have.
    const moved = await opened.page.evaluate(`(async () => {
      const left = () => document.querySelector('.pl-marquee-track').getBoundingClientRect().left;
      const before = left();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return before !== left();
    })()`);
    if (!moved) throw new Error('The marquee does not move: there is nothing to trace.');
    await opened.page.evaluate('scrollTo(0, 3000)');
    await opened.page.waitForFunction(
      `document.getAnimations().every((each) => each.playState === 'paused')`,
    );
    const hidden = await traced(opened, duration);
    // Checks the trace as well: it has to show the layouts of a page that changes in every frame.
    await opened.page.evaluate(`(() => {
      const grow = (now) => {
        document.querySelector('#filler').style.height = 3000 + (now % 1000) + 'px';
        requestAnimationFrame(grow);
      };
      requestAnimationFrame(grow);
    })()`);
    const control = await traced(opened, 500);
    if (control.layouts < 5 || control.scripts < 5)
      throw new Error('The trace does not show layouts and scripts that certainly happened.');
    const perSecond = (count: number) => count / (duration / 1000);
    return [
      row({
        id: 'ui-blocks/marquee-layouts',
        what: 'layouts while a wavy marquee runs',
        unit: 'per second',
        value: perSecond(running.layouts),
        target: { atMost: 0 },
      }),
      row({
        id: 'ui-blocks/marquee-main-thread',
        what: 'style recalculations, script calls and paints while it runs',
        unit: 'per second',
        value: perSecond(running.styles + running.scripts + running.paints),
        target: { atMost: 0 },
      }),
      row({
        id: 'ui-blocks/marquee-hidden',
        what: 'layouts, style recalculations, script calls and paints while it is out of sight',
        unit: 'per second',
        value: perSecond(hidden.layouts + hidden.styles + hidden.scripts + hidden.paints),
        target: { atMost: 0 },
      }),
    ];
  } finally {
    await opened.close();
  }
}

interface Work {
  layouts: number;
  styles: number;
  scripts: number;
  paints: number;
}

/** Measures the work of the page's main thread, in a trace of its own. */
async function traced({ page: tab }: OpenedPage, duration: number): Promise<Work> {
  const browser = tab.context().browser()!;
  // The work that led here (the scroll, the last question of the test) is to be over before the trace begins.
  await tab.waitForTimeout(500);
  await browser.startTracing(tab, { categories: ['devtools.timeline'] });
  await tab.waitForTimeout(duration);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string }[];
  };
  const count = (...names: string[]) =>
    traceEvents.filter((event) => names.includes(event.name)).length;
  return {
    layouts: count('Layout'),
    styles: count('UpdateLayoutTree', 'RecalculateStyles'),
    scripts: count('FunctionCall', 'FireAnimationFrame', 'TimerFire', 'EventDispatch'),
    paints: count('Paint', 'PrePaint'),
  };
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/entry.css"></head><body>${body}<script type="module" src="/entry.js"></script></body></html>`;
}
