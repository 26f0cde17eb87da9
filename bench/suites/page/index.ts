import { compressedSize } from '@plinth/tooling/bundle';
import {
  median,
  row,
  spread,
  startBareBrowser,
  type BareBrowser,
  type Row,
  type Suite,
  type Target,
} from '../../harness';
import { makeCandidates, type Candidate } from './makeCandidates';
import { sameContent } from './sameContent';
import {
  visit,
  visitAndPress,
  pressUntilAnswered,
  workOf,
  type Press,
  type Visit,
  type Work,
} from './visit';

interface Figures extends Visit, Work, Press {
  /** Milliseconds until the slideshow answers a visitor who presses from the first moment. */
  answer: number;
}

/** The page of sixty blocks at a quarter of the processor's speed, beside the floor and beside whole applications. */
export const suite: Suite = {
  area: 'page',
  async run(context) {
    const candidates = await makeCandidates(context);
    sameContent(candidates);
    const results = new Map(candidates.map(({ name }) => [name, [] as Figures[]]));
    // Presses and tasks are measured in frames: a median of few of them jumps from one frame to the next.
    const rounds = context.scale(11, 1);
    const bare = await startBareBrowser();
    try {
      // The first page of a browser also opens its fonts and caches, for every candidate.
      for (const candidate of candidates) await workOf(bare, candidate);
      for (let round = 0; round < rounds; round += 1) {
        for (let index = 0; index < candidates.length; index += 1) {
          const candidate = candidates[(index + round) % candidates.length]!;
          const work = await usualWork(bare, candidate, context.scale(3, 1));
          const answer = await pressUntilAnswered(bare, candidate);
          const figures = { ...(await visit(candidate)), ...(await visitAndPress(candidate)) };
          results.get(candidate.name)!.push({ ...figures, ...work, answer });
        }
        context.log(`page: round ${round + 1} of ${rounds}`);
      }
    } finally {
      await bare.close();
    }
    return rowsOf(candidates, results);
  },
};

/**
 * The medians of several visits. Chromium slows a page by stopping it for over a millisecond at a time, in any running
 * code: for scripts that take a few milliseconds in all, one visit is not enough.
 */
async function usualWork(bare: BareBrowser, candidate: Candidate, visits: number): Promise<Work> {
  const works: Work[] = [];
  for (let visited = 0; visited < visits; visited += 1) works.push(await workOf(bare, candidate));
  const usual = (figure: keyof Work) => median(works.map((work) => work[figure]));
  return {
    firstScript: usual('firstScript'),
    firstTasks: usual('firstTasks'),
    script: usual('script'),
    tasks: usual('tasks'),
    longTasks: usual('longTasks'),
    longScriptTasks: usual('longScriptTasks'),
  };
}

const floor = 'plain HTML';
const whole = 'one hydrateRoot';

function rowsOf(candidates: Candidate[], results: Map<Candidate['name'], Figures[]>): Row[] {
  const values = (name: Candidate['name'], figure: keyof Figures) =>
    results.get(name)!.map((figures) => figures[figure]);
  const compare = (
    figure: keyof Figures,
    [id, what, unit]: [id: string, what: string, unit: string],
    target?: Target,
  ) => {
    const own = values('plinth', figure);
    const of = target?.of as Candidate['name'] | undefined;
    const other = of === undefined ? undefined : values(of, figure);
    return row({
      id: `page/${id}`,
      what,
      unit,
      ...(target ? { target } : {}),
      value: spread(own),
      peers: Object.fromEntries(
        candidates.slice(1).map(({ name }) => [name, spread(values(name, figure))]),
      ),
      // Round by round, so that changes of the machine's speed cancel out.
      ...(other?.every((value) => value > 0)
        ? { ratio: median(own.map((value, round) => value / other[round]!)) }
        : {}),
    });
  };

  return [
    row({
      id: 'page/boot-bytes',
      what: 'Boot script of every page',
      unit: 'bytes brotli',
      value: bootBytes(candidates[0]!),
      target: { atMost: 3300 },
    }),
    compare(
      'firstScriptBytes',
      ['first-script-bytes', 'Scripts of the 60-block page before any scrolling', 'bytes brotli'],
      { atMost: 12_000 },
    ),
    compare(
      'scriptBytes',
      ['script-bytes', 'Scripts of the 60-block page, scrolled to its end', 'bytes brotli'],
      { atMost: 0.5, of: whole },
    ),
    compare('pressScriptBytes', [
      'press-script-bytes',
      'Scripts of the page of a visitor who uses the slideshow',
      'bytes brotli',
    ]),
    compare(
      'scriptBytes',
      ['all-script-bytes', 'The same against the limit of the page', 'bytes brotli'],
      { atMost: 12_000 },
    ),
    compare(
      'reactBytes',
      ['react-bytes', 'React on the wire of a page whose blocks need none', 'bytes'],
      { atMost: 0 },
    ),
    compare(
      'longTasks',
      ['long-tasks', 'Long tasks before the first interaction, 4x slowed', 'ms'],
      { atMost: 0 },
    ),
    compare(
      'longScriptTasks',
      ['long-script-tasks', 'The same in those that ran a script for 5 ms or more', 'ms'],
      { atMost: 0 },
    ),
    compare(
      'firstScript',
      ['first-script-time', 'Script time before any scrolling, 4x slowed', 'ms'],
      { atMost: 2, of: floor },
    ),
    compare(
      'script',
      ['script-time', 'Script time of the page scrolled to its end, 4x slowed', 'ms'],
      { atMost: 2, of: floor },
    ),
    compare('script', ['script-time-hydration', 'The same beside hydrating the whole page', 'ms'], {
      atMost: 0.5,
      of: whole,
    }),
    compare('firstTasks', [
      'first-cpu',
      'Work of the main thread before any scrolling, 4x slowed',
      'ms CPU',
    ]),
    compare(
      'answer',
      [
        'first-answer',
        'From asking for the page until the slideshow answers presses, 4x slowed',
        'ms',
      ],
      { atMost: 1.1, of: floor },
    ),
    compare(
      'press',
      ['first-press', 'First press of the slideshow until its frame is painted, 4x slowed', 'ms'],
      { atMost: 1.1, of: floor },
    ),
    compare(
      'layoutShift',
      ['layout-shift', 'Layout shift of the 60-block page, scrolled to its end', 'CLS'],
      { atMost: 0 },
    ),
  ];
}

function bootBytes({ html, files }: Candidate): number {
  const address = /<script type="module" src="([^"]+)"/.exec(html)![1]!;
  return compressedSize(files[address] as Uint8Array, 'brotli');
}
