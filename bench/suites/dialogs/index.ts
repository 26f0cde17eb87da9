import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundleForBrowser,
  bundleSize,
  interleave,
  measureInPage,
  openPage,
  row,
  type OpenedPage,
  type Row,
  type Suite,
} from '../../harness';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'apps');
const libraries = {
  plinth: 'plinth',
  'Base UI': 'baseUi',
  Radix: 'radix',
  'React Aria': 'reactAria',
} as const;
const demos = ['DialogDemo', 'AccordionDemo', 'TabsDemo', 'TooltipDemo'] as const;
const names = Object.keys(libraries) as (keyof typeof libraries)[];

export const suite: Suite = {
  area: 'dialogs',
  async run(context) {
    return [...(await sizes()), ...(await clickToVisible(context.scale(30, 6)))];
  },
};

/** The same four demos in each library, React external. */
async function sizes(): Promise<Row[]> {
  const size = (name: keyof typeof libraries, wanted: readonly string[]): Promise<number> =>
    bundleSize({
      entryCode: `export { ${wanted.join(', ')} } from ${JSON.stringify(path.join(folder, libraries[name]))};`,
      format: 'brotli',
    });
  const rows: Row[] = [];
  for (const wanted of [demos, ...demos.map((demo) => [demo])]) {
    const measured: Record<string, number> = {};
    for (const name of names) measured[name] = await size(name, wanted);
    const { plinth, ...peers } = measured;
    const isAll = wanted.length > 1;
    const what = isAll
      ? 'dialog, accordion, tabs and tooltip'
      : wanted[0].replace('Demo', '').toLowerCase();
    rows.push(
      row({
        id: `dialogs/size-${isAll ? 'all-four' : what}`,
        what: `${what} in React, brotli, React external`,
        unit: 'bytes',
        value: plinth!,
        peers,
        target: { atMost: 1 / 3, of: 'lowest' },
      }),
    );
    if (isAll) {
      const attachOnly = await bundleSize({
        entryCode: `export { openLayer } from '@plinth/ui-dialogs';
          export { attachTooltip } from '@plinth/ui-dialogs/tooltip';
          export { attachAccordion } from '@plinth/ui-blocks/accordion';
          export { attachMenu } from '@plinth/ui-blocks/menu';`,
        format: 'brotli',
      });
      rows.push(
        row({
          id: 'dialogs/size-attach-only',
          what: 'the same four without React: openLayer and the attach functions, brotli',
          unit: 'bytes',
          value: attachOnly,
          peers: { ...peers, 'plinth in React': plinth! },
          target: { atMost: 1, of: 'plinth in React' },
        }),
        row({
          id: 'dialogs/size-confirm',
          what: 'confirm() with its buttons and messages, without React, brotli',
          unit: 'bytes',
          value: await bundleSize({
            entryCode: `export { confirm } from '@plinth/ui-dialogs';`,
            format: 'brotli',
          }),
        }),
      );
    }
  }
  return rows;
}

/** From the click to the end of the frame that shows the dialog, at a quarter of the processor's speed. */
async function clickToVisible(rounds: number): Promise<Row[]> {
  const pages = new Map<string, OpenedPage>();
  try {
    for (const name of names) pages.set(name, await dialogPage(libraries[name]));
    const result = await interleave(
      names.map((name) => ({
        name,
        sample: async () => {
          const opened = pages.get(name)!;
          const sample = await measureInPage(opened, 'window.openDialog()');
          await opened.page.evaluate('window.closeDialog()');
          return sample;
        },
      })),
      { rounds, warmup: 3 },
    );
    const rows = (['wall', 'cpu'] as const).map((by) => {
      const peers = result.medians(by, 'plinth');
      const [fastest] = Object.entries(peers).sort(([, a], [, b]) => a - b)[0]!;
      return row({
        id: `dialogs/click-to-visible-${by}`,
        what: `from the click to the frame that shows the dialog, 4x slowed (${by})`,
        unit: by === 'wall' ? 'ms' : 'ms CPU',
        value: result.of('plinth')[by],
        peers: result.timings(by, 'plinth'),
        ratio: result.ratio('plinth', fastest, by),
        target: { atMost: 1, of: fastest },
      });
    });
    for (const [name, { errors }] of pages)
      if (errors.length > 0) throw new Error(`The page of ${name} failed: ${errors.join('\n')}`);
    return rows;
  } finally {
    for (const opened of pages.values()) await opened.close();
  }
}

async function dialogPage(app: string): Promise<OpenedPage> {
  const files = await bundleForBrowser({
    entryCode: `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      ${app === 'plinth' ? `import '@plinth/ui-dialogs/dialogs.css';` : ''}
      import { DialogDemo } from ${JSON.stringify(path.join(folder, app))};
      createRoot(document.querySelector('main')).render(createElement(DialogDemo));
      const shown = () => {
        const close = document.querySelector('#close');
        return close && close.getBoundingClientRect().height > 0 && close.checkVisibility({ opacityProperty: false });
      };
      const until = (condition) => new Promise((resolve) => {
        const look = () => condition() ? setTimeout(resolve) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      });
      window.openDialog = () => {
        const button = document.querySelector('#open');
        button.focus();
        button.click();
        return until(shown);
      };
      window.closeDialog = async () => {
        document.querySelector('#close').click();
        await until(() => !document.querySelector('#close'));
      };`,
  });
  const style = files['/entry.css'] ? '<link rel="stylesheet" href="/entry.css">' : '';
  const text = '<p>A paragraph of the page that lies behind.</p>'.repeat(200);
  return openPage({
    html: `<!doctype html><html lang="en"><head>${style}</head><body><main></main>${text}<script type="module" src="/entry.js"></script></body></html>`,
    files,
    cpuSlowdown: 4,
  });
}
