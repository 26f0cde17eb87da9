import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { compressedSize } from '@plinth/tooling/bundle';
import { glazeNotes } from '@plinth/site-server/sample-site/glaze-notes';
import {
  bundleForBrowser,
  median,
  openPage,
  row,
  type Row,
  type ServedFile,
  type Suite,
} from '../../harness';
import { plainScript } from './plainScript';
import { siteFiles } from './siteFiles';
import { twinSections } from './twinSections';
import { WholePage } from './WholePage';

interface Candidate {
  name: 'plinth' | 'plain HTML' | 'one hydrateRoot';
  html: string;
  files: Record<string, ServedFile>;
}

interface Measured {
  /** Bytes of scripts on the wire, in brotli, for the whole visit. */
  scriptBytes: number;
  longTasks: number;
  script: number;
  layoutShift: number;
  reactBytes: number;
}

/** The page of sixty blocks at a quarter of the processor's speed, beside the floor and beside a whole-page hydration. */
export const suite: Suite = {
  area: 'page',
  async run(context) {
    const candidates = await makeCandidates();
    const results = new Map(candidates.map(({ name }) => [name, [] as Measured[]]));
    const rounds = context.scale(7, 3);
    for (let round = 0; round < rounds; round += 1) {
      for (let index = 0; index < candidates.length; index += 1) {
        const candidate = candidates[(index + round) % candidates.length]!;
        results.get(candidate.name)!.push(await visit(candidate));
      }
      context.log(`page: round ${round + 1} of ${rounds}`);
    }
    const of = (name: Candidate['name'], figure: keyof Measured) =>
      median(results.get(name)!.map((measured) => measured[figure]));
    const compare = (
      figure: keyof Measured,
      rest: Pick<Row, 'id' | 'what' | 'unit'>,
      target?: Parameters<typeof row>[0]['target'],
    ) =>
      row({
        ...rest,
        value: of('plinth', figure),
        peers: (['plain HTML', 'one hydrateRoot'] as const).map((name) => ({
          name,
          value: of(name, figure),
        })),
        ...(target ? { target } : {}),
      });

    return [
      row({
        id: 'page/boot-bytes',
        what: 'Boot script of every page',
        unit: 'bytes brotli',
        value: bootBytes(candidates[0]!),
        peers: [],
        target: { atMost: 3000 },
      }),
      compare(
        'scriptBytes',
        {
          id: 'page/script-bytes',
          what: 'Scripts of the 60-block page, scrolled to its end',
          unit: 'bytes brotli',
        },
        { atMost: 0.5, of: 'one hydrateRoot' },
      ),
      compare(
        'reactBytes',
        {
          id: 'page/react-bytes',
          what: 'React on the wire of a page whose blocks need none',
          unit: 'bytes',
        },
        { atMost: 0 },
      ),
      compare(
        'longTasks',
        {
          id: 'page/long-tasks',
          what: 'Long tasks of scripts on the 60-block page before the first interaction, 4x slowed',
          unit: 'ms',
        },
        { atMost: 0 },
      ),
      compare(
        'script',
        {
          id: 'page/script-time',
          what: 'Script time of the 60-block page, scrolled to its end, 4x slowed',
          unit: 'ms',
        },
        { atMost: 0.5, of: 'one hydrateRoot' },
      ),
      compare(
        'layoutShift',
        {
          id: 'page/layout-shift',
          what: 'Layout shift of the 60-block page, scrolled to its end',
          unit: 'CLS',
        },
        { atMost: 0 },
      ),
    ];
  },
};

async function makeCandidates(): Promise<Candidate[]> {
  const { html, files } = await siteFiles('/glaze-notes');
  const withoutScripts = html.replace(
    /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  const sections = twinSections(glazeNotes);
  const bundled = await bundleForBrowser({
    prefix: '/twin/',
    entryCode: `
      import { hydrateRoot } from 'react-dom/client';
      import { WholePage } from './suites/page/WholePage';
      const { sections } = JSON.parse(document.getElementById('twin').textContent);
      hydrateRoot(document.getElementById('main'), <WholePage sections={sections} />);`,
  });
  const main = renderToString(createElement(WholePage, { sections }));
  const props = JSON.stringify({ sections }).replace(/</g, '\\u003c');
  const hydrated = withoutScripts
    .replace(/(<main[^>]*>).*(<\/main>)/s, (_, open: string, close: string) => open + main + close)
    .replace(
      '</body>',
      `<script type="application/json" id="twin">${props}</script><script type="module" src="/twin/entry.js"></script></body>`,
    );
  return [
    { name: 'plinth', html, files },
    {
      name: 'plain HTML',
      html: withoutScripts.replace('</body>', `<script>${plainScript}</script></body>`),
      files,
    },
    { name: 'one hydrateRoot', html: hydrated, files: { ...files, ...bundled } },
  ];
}

async function visit({ html, files }: Candidate): Promise<Measured> {
  const opened = await openPage({
    html,
    files,
    cpuSlowdown: 4,
    network: { download: 1_250_000, upload: 625_000, latency: 40 },
    viewport: { width: 1280, height: 800 },
  });
  try {
    const quiet = () =>
      opened.page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            requestIdleCallback(() => requestIdleCallback(() => resolve())),
          ),
      );
    await opened.page.waitForLoadState('networkidle');
    await quiet();
    const { longTasks } = await opened.vitals();
    await opened.page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await opened.page.waitForLoadState('networkidle');
    await quiet();
    const after = await opened.vitals();
    const metrics = await opened.metrics();
    const scripts = opened.transfers
      .filter(({ type }) => type === 'Script')
      .map(({ url }) => files[new URL(url).pathname])
      .filter(
        (file): file is string | Uint8Array => file !== undefined && typeof file !== 'function',
      );
    const texts = scripts.map((file) =>
      typeof file === 'string' ? file : new TextDecoder().decode(file),
    );
    return {
      scriptBytes: texts.reduce(
        (sum, text) => sum + compressedSize(new TextEncoder().encode(text), 'brotli'),
        0,
      ),
      // What the page does before any script (parsing, style, layout) is the same for all and is not a script's.
      longTasks: longTasks.reduce((sum, { duration }) => sum + duration, 0),
      script: metrics.script,
      layoutShift: after.layoutShift,
      reactBytes: texts
        .filter((text) => text.includes('react.transitional.element'))
        .reduce((sum, text) => sum + text.length, 0),
    };
  } finally {
    await opened.close();
  }
}

function bootBytes({ html, files }: Candidate): number {
  const address = /<script type="module" src="([^"]+)"/.exec(html)![1]!;
  return compressedSize(files[address] as Uint8Array, 'brotli');
}
