import { afterAll, describe, expect, it } from 'vitest';
import {
  bundleForBrowser,
  bundleSize,
  closeBrowser,
  interleave,
  measureInPage,
  openPage,
  row,
  seededRandom,
  serveFiles,
  startBareBrowser,
} from './index';
import { limitOf } from './plotRow';
import { replaceTable, resultsTable, summaryTable } from './readmeTable';
import { reportPage } from './reportPage';
import { mergeResults } from './results';
import { table } from './table';

afterAll(closeBrowser);

const burn = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  let sum = 0;
  while (performance.now() < end) sum += Math.sqrt(sum + 1);
  return sum;
};

describe('row', () => {
  const facts = { id: 'a/b', what: 'x', unit: 'ms', value: 13, peers: { native: 10, slow: 40 } };

  it('judges the ratio to the peer that the target names', () => {
    expect(row({ ...facts, target: { atMost: 1.3, of: 'native' } })).toEqual({
      ...facts,
      area: 'a',
      peers: [
        { name: 'native', value: 10 },
        { name: 'slow', value: 40 },
      ],
      ratio: 1.3,
      target: '≤ 1.3 × native',
      holds: true,
    });
    expect(row({ ...facts, target: { atMost: 1.29, of: 'native' } }).holds).toBe(false);
    expect(row({ ...facts, target: { atMost: 0.5, of: 'highest' } })).toMatchObject({
      ratio: 0.325,
      target: '≤ 0.5 × slow',
      holds: true,
    });
  });

  it('judges the value itself when the target names no peer', () => {
    expect(row({ ...facts, target: { atMost: 12 } })).toMatchObject({
      target: '≤ 12 ms',
      holds: false,
    });
    expect(row({ ...facts, target: { atLeast: 13 } }).holds).toBe(true);
  });

  it('only informs without a target', () => {
    expect(row(facts)).toMatchObject({ ratio: 1.3, target: null, holds: null });
    expect(row({ ...facts, peers: {} })).toMatchObject({ ratio: null, holds: null });
  });

  it('counts any value as too much beside a peer at zero', () => {
    const beside = { ...facts, peers: { floor: 0 }, target: { atMost: 2, of: 'floor' } };
    expect(row(beside).holds).toBe(false);
    expect(row({ ...beside, value: 0 }).holds).toBe(true);
  });

  it('keeps the quartiles and the other clock of what was measured several times', () => {
    const timing = { median: 12, low: 11, high: 15, beside: { unit: 'ms', value: 14 } };
    const made = row({ ...facts, value: timing, peers: { native: { ...timing, median: 10 } } });
    expect(made).toMatchObject({ value: 12, spread: [11, 15], beside: { unit: 'ms', value: 14 } });
    expect(made.peers[0]).toMatchObject({ name: 'native', value: 10, spread: [11, 15] });
    expect(made.ratio).toBe(1.2);
  });

  it('refuses a number that was not measured, an unknown peer and a wrong id', () => {
    expect(() => row({ ...facts, value: NaN })).toThrow('Row "a/b": value is NaN');
    expect(() => row({ ...facts, target: { atMost: 1, of: 'nobody' } })).toThrow('native, slow');
    expect(() => row({ ...facts, id: 'b' })).toThrow('area/name');
  });
});

describe('interleave', () => {
  it('runs every candidate once per round and tells a slow one from a fast one', async () => {
    const order: string[] = [];
    const result = await interleave(
      [
        { name: 'slow', sample: async () => (order.push('s'), { wall: 9, cpu: 6 }) },
        { name: 'fast', sample: async () => (order.push('f'), { wall: 3, cpu: 1 }) },
      ],
      { rounds: 4, warmup: 1 },
    );
    expect(order.join('')).toBe('sffssffssf');
    expect(result.ratio('slow', 'fast')).toBe(3);
    expect(result.ratio('slow', 'fast', 'cpu')).toBe(6);
    expect(result.of('slow').samples).toHaveLength(4);
    expect(result.medians('wall', 'slow')).toEqual({ fast: 3 });
    expect(result.timings('cpu', 'fast')).toEqual({
      slow: { median: 6, low: 6, high: 6, beside: { unit: 'ms', value: 9 } },
    });
  });

  it('gives the time of one execution, and CPU time for work only', async () => {
    const result = await interleave(
      [
        { name: 'works', run: () => burn(2) },
        { name: 'waits', run: () => new Promise((resolve) => setTimeout(resolve, 20)) },
      ],
      { rounds: 3, warmup: 0, batch: 4 },
    );
    expect(result.of('works').wall.median).toBeGreaterThanOrEqual(2);
    expect(result.of('waits').wall.median).toBeGreaterThan(15);
    expect(result.of('waits').cpu.median).toBeLessThan(10);
  });

  it('refuses two candidates of one name', async () => {
    const same = { name: 'x', run: () => 1 };
    await expect(interleave([same, same])).rejects.toThrow('"x"');
  });
});

it('gives the same random numbers for the same seed', () => {
  const [first, second] = [seededRandom(3), seededRandom(3)];
  const shuffled = first.shuffle([1, 2, 3, 4, 5]);
  expect(second.shuffle([1, 2, 3, 4, 5])).toEqual(shuffled);
  expect([...shuffled].sort()).toEqual([1, 2, 3, 4, 5]);
  for (let count = 0; count < 200; count += 1) expect([2, 3, 4]).toContain(first.integer(2, 4));
});

describe('bundleSize', () => {
  it('leaves React out, and what only import() asks for', async () => {
    const withReact = "import { useState } from 'react'; console.log(useState)";
    expect(await bundleSize({ entryCode: withReact })).toBeLessThan(200);
    expect(await bundleSize({ entryCode: withReact, external: [] })).toBeGreaterThan(2000);

    const lazy = "export const load = () => import('leaflet')";
    expect(await bundleSize({ entryCode: lazy })).toBeLessThan(400);
    expect(await bundleSize({ entryCode: lazy, lazy: true })).toBeGreaterThan(20_000);
  });

  it('counts CSS separately', async () => {
    const entryCode = "import 'leaflet/dist/leaflet.css'";
    expect(await bundleSize({ entryCode, count: 'css', format: 'brotli' })).toBeGreaterThan(1000);
    expect(await bundleSize({ entryCode })).toBeLessThan(200);
  });
});

describe('openPage', () => {
  it('sees long tasks, shifts, transfers and errors of a page', async () => {
    const files = await bundleForBrowser({
      entryCode: `
        window.work = () => { const end = performance.now() + 30; while (performance.now() < end); return 7; };
        const block = performance.now() + 120; while (performance.now() < block);
        setTimeout(() => { document.getElementById('late').style.height = '300px'; throw new Error('late failure'); }, 100);`,
    });
    const opened = await openPage({
      html: `<!doctype html><title>x</title><h1>Stays</h1><div id="late"></div><p>Text that moves</p>
        <script type="module" src="/entry.js"></script>`,
      files,
    });
    try {
      await expect.poll(() => opened.errors.join()).toContain('late failure');
      await expect.poll(async () => (await opened.vitals()).layoutShift).toBeGreaterThan(0);
      const vitals = await opened.vitals();
      expect(Math.max(...vitals.longTasks.map((task) => task.duration))).toBeGreaterThan(100);
      expect(vitals.largestContentfulPaint).toBeGreaterThan(0);
      expect(vitals.shifts[0]?.moved).toEqual(['p']);
      const script = opened.transfers.find((transfer) => transfer.type === 'Script');
      expect(script?.bytes).toBeGreaterThan(50);

      const sample = await measureInPage(opened, 'window.work()');
      expect(sample.result).toBe(7);
      expect(sample.wall).toBeGreaterThanOrEqual(29);
      // Other processes may have taken more than half of one sample.
      await expect
        .poll(async () => (await measureInPage(opened, 'window.work()')).cpu)
        .toBeGreaterThan(15);
    } finally {
      await opened.close();
    }
  });

  it('slows the processor down', async () => {
    const html = '<!doctype html><title>x</title>';
    const expression =
      '(() => { let sum = 0; for (let i = 0; i < 2e7; i += 1) sum += i % 7; return sum; })()';
    const [usual, slowed] = [await openPage({ html }), await openPage({ html, cpuSlowdown: 12 })];
    try {
      const result = await interleave(
        [
          { name: 'usual', sample: () => measureInPage(usual, expression) },
          { name: 'slowed', sample: () => measureInPage(slowed, expression) },
        ],
        { rounds: 7, warmup: 1 },
      );
      // Twelve times on an idle machine; a busy one slows the usual page as well.
      expect(result.ratio('slowed', 'usual')).toBeGreaterThan(2);
    } finally {
      await usual.close();
      await slowed.close();
    }
  });

  it('visits a page with nothing of its own in it, and presses there', async () => {
    const server = await serveFiles({
      '/': `<!doctype html><title>x</title><button style="position:fixed;inset:0">Press</button><script>
        window.isAfter = window.isEarly;
        const end = performance.now() + 30; while (performance.now() < end);
        document.querySelector('button').onclick = ({ isTrusted }) => { window.isPressed = isTrusted; };
      </script>`,
    });
    const bare = await startBareBrowser();
    const visitor = {
      url: `${server.origin}/`,
      viewport: { width: 300, height: 200 },
      cpuSlowdown: 1,
      network: { download: 1e6, upload: 1e6, latency: 1 },
      initScript: 'window.isEarly = true;',
    };
    try {
      const script = await bare.visit(visitor, async (page) => {
        await page.loaded;
        const before = await page.metrics();
        expect(await page.evaluate('[window.isAfter, innerWidth]')).toEqual([true, 300]);
        await page.press(50, 50);
        expect(await page.evaluate('window.isPressed')).toBe(true);
        await expect(page.evaluate('missing()')).rejects.toThrow(server.origin);
        return before.script;
      });
      expect(script).toBeGreaterThan(5);
      // Each visit has a context of its own.
      expect(await bare.visit(visitor, (page) => page.evaluate('window.isPressed'))).toBe(
        undefined,
      );
    } finally {
      await bare.close();
      await server.close();
    }
  });

  it('refuses a page that is not there', async () => {
    await expect(openPage({ files: {} })).rejects.toThrow('404');
  });
});

describe('results', () => {
  const old = {
    machine: 'm',
    date: '2020',
    areas: { a: { date: '2020', quick: false }, b: { date: '2020', quick: false } },
    rows: ['a/gone', 'b/stays'].map((id) => row({ id, what: 'w', unit: 'u', value: 1 })),
  };
  const rows = [row({ id: 'a/new', what: 'w', unit: 'u', value: 2, target: { atMost: 1 } })];

  it('replace the rows of their area only', () => {
    const merged = mergeResults(old, { machine: 'm2', date: '2021', quick: true, rows });
    expect(merged.rows.map((entry) => entry.id)).toEqual(['a/new', 'b/stays']);
    expect(merged.areas).toEqual({
      a: { date: '2021', quick: true },
      b: { date: '2020', quick: false },
    });
  });

  it('are in RESULTS.md between its markers', () => {
    const table = resultsTable({ ...old, rows: [...old.rows, ...rows] });
    expect(table).toContain('| a | w | 2 u |  |  | ≤ 1 u | **no** |');
    expect(table).not.toContain('gone');
    const document = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter';
    expect(replaceTable(document, 'new')).toBe(
      'before\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nafter',
    );
    expect(() => replaceTable('no markers', 'new')).toThrow('no place');
  });

  it('are in the README in short, beside one peer', () => {
    const peers = { native: { median: 10, low: 9, high: 11 } };
    const facts = { what: 'Size of it', unit: 'kB', value: 12 };
    const measured = [row({ ...facts, id: 'b/size', peers, target: { atMost: 2, of: 'native' } })];
    const shown = { id: 'b/size', what: 'size', peer: 'native' };
    expect(summaryTable({ rows: measured }, [shown])).toContain('| size | 12 kB | native 10 |');
    expect(() => summaryTable({ rows: measured }, [{ ...shown, peer: 'gone' }])).toThrow(
      'No row b/size with the peer gone.',
    );
  });

  it('are in the page beside a table, with the bound of the target on the scale of the row', () => {
    const facts = { what: 'Size of <it>', unit: 'kB', value: 12 };
    const peers = { native: { median: 10, low: 9, high: 11 } };
    const judged = row({ ...facts, id: 'b/judged', peers, target: { atMost: 1.1, of: 'native' } });
    expect(limitOf(judged)).toBe(11);
    expect(limitOf(rows[0]!)).toBe(1);
    expect(limitOf(row({ ...facts, id: 'b/informs' }))).toBeUndefined();
    const page = reportPage({ ...old, rows: [judged] });
    expect(page).toContain('<h3 id="b/judged">Size of &lt;it&gt;</h3>');
    expect(page).toContain('<strong>Does not hold</strong>: ≤ 1.1 × native, measured 1.2 ×');
    expect(page).toContain(
      '<th scope="row">native</th><td>10</td><td>9 – 11</td><td>1.2 ×</td></tr>',
    );
    expect(page).not.toContain('<script');
  });

  it('show a target that does not hold', () => {
    expect(table(rows)).toMatch(/✗ +a\/new +2 u +≤ 1 u/);
  });
});
