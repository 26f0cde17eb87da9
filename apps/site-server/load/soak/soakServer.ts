import { setTimeout as pause } from 'node:timers/promises';
import type { MemorySample } from './compareSamples';
import { filesLeftOpen, type OpenFiles } from './openFiles';
import { enterAsOwner } from './soakChanges';
import { startSoakedServer, type SoakedDatabase, type SoakedServer } from './soakedServer';
import { createSoakVisitors } from './soakVisitors';
import { nextVisit, soakVisits, type SoakVisit } from './soakVisits';

export interface SoakSample extends MemorySample {
  openFiles: OpenFiles;
}

export interface SoakOptions {
  database: SoakedDatabase;
  minutes: number;
  /** Visits a second. */
  rate: number;
  /** Changes by the owner in a minute. */
  changes: number;
  /** Ends it early. */
  signal: AbortSignal;
  onSample(sample: SoakSample): void;
}

export interface SoakResult {
  /** As long as it really took. */
  minutes: number;
  /** Milliseconds of the server's processor. */
  processor: number;
  samples: SoakSample[];
  visits: Record<string, number>;
  /** Descriptions of unexpected answers. */
  failures: string[];
  /** Open at the end, but not before the first visitor. */
  leftOpen: string[];
  errors: readonly string[];
  /** The exit code of the server, or the signal that ended it. */
  exit: number | string | null;
}

const minute = 60_000;

/** Visitors, an owner and a measurement of the memory each minute. @returns `undefined` without PostgreSQL */
export async function soakServer(options: SoakOptions): Promise<SoakResult | undefined> {
  const server = await startSoakedServer(options.database);
  if (!server) return undefined;
  const visitors = createSoakVisitors(server.origin);
  const visits: Record<string, number> = {};
  const failures: string[] = [];
  const under = new Set<Promise<void>>();
  /** Not awaited: a slow answer does not lower the rate. */
  const perform = (name: string, work: () => Promise<void>) => {
    const done = work()
      .then(
        () => void (visits[name] = (visits[name] ?? 0) + 1),
        (error: Error) => void failures.push(`${name}: ${error.message}`),
      )
      .finally(() => under.delete(done));
    under.add(done);
    return done;
  };

  try {
    const pages = await readPages(server);
    let count = 0;
    const visit = (kind: SoakVisit) => {
      const parts = { visitor: visitors.enter(), pages, count: (count += 1) };
      return perform(kind, () => soakVisits[kind].visit(parts));
    };
    const change = await enterAsOwner(visitors.enter());
    // Everything once: code is loaded, caches have their usual content, the pool its connections.
    for (const kind of Object.keys(soakVisits) as SoakVisit[]) await visit(kind);
    for (let round = 0; round < 3; round += 1) await perform('change', change);
    for (const _ of pages) await visit('shared page');
    await settle(server, visitors.close);
    const before = server.openFiles();

    const samples: SoakSample[] = [];
    const begun = performance.now();
    const processorBefore = server.processor();
    const isOver = () =>
      options.signal.aborted || performance.now() - begun >= options.minutes * minute;
    const sample = async () => {
      const openFiles = server.openFiles();
      const passed = (performance.now() - begun) / minute;
      const one = { minute: passed, ...(await server.measure()), openFiles };
      samples.push(one);
      options.onSample(one);
    };
    await Promise.all([
      atRate(isOver, 1000 / options.rate, () => void visit(nextVisit(Math.random()))),
      // An owner waits for the answer: a form that is opened meanwhile would be a conflict.
      atRate(isOver, minute / options.changes, () => perform('change', change)),
      atRate(isOver, Math.min(minute, (options.minutes * minute) / 8), sample),
    ]);
    await Promise.all(under);
    await sample();
    const minutes = (performance.now() - begun) / minute;
    const processor = server.processor() - processorBefore;
    const leftOpen = await settle(server, visitors.close, before);
    const exit = await server.stop();
    const { errors } = server;
    return { minutes, processor, samples, visits, failures, leftOpen, errors, exit };
  } catch (error) {
    visitors.close();
    await server.stop();
    throw error;
  }
}

async function atRate(
  isOver: () => boolean,
  every: number,
  work: () => void | Promise<void>,
): Promise<void> {
  let next = performance.now() + every;
  while (!isOver()) {
    await pause(Math.min(1000, Math.max(0, next - performance.now())));
    if (performance.now() < next) continue;
    next += every;
    await work();
  }
}

/** Waits until nothing is open that was not before: idle connections of a pool close after ten seconds. */
async function settle(
  server: SoakedServer,
  close: () => void,
  before?: OpenFiles,
): Promise<string[]> {
  close();
  const until = performance.now() + 40_000;
  let known = server.openFiles();
  for (;;) {
    await pause(before ? 1000 : 15_000);
    const now = server.openFiles();
    const leftOpen = before ? filesLeftOpen(before, now) : filesLeftOpen(now, known);
    if (leftOpen.length === 0 || performance.now() > until) return leftOpen;
    known = now;
  }
}

/** The addresses of the site's pages, as its list for crawlers has them. */
async function readPages({ origin }: SoakedServer): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}
