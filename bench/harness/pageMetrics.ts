import type { CDPSession } from 'playwright';
import type { Sample } from './interleave';
import type { OpenedPage } from './openPage';

/** What the page's main thread has done so far; durations in milliseconds. */
export interface PageMetrics {
  /** All tasks: the CPU time of the main thread. */
  task: number;
  script: number;
  layout: number;
  style: number;
  layoutCount: number;
  styleCount: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
}

export async function pageMetrics(cdp: CDPSession): Promise<PageMetrics> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => {
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`Chromium reports no metric "${name}".`);
    return found.value;
  };
  return {
    task: value('TaskDuration') * 1000,
    script: value('ScriptDuration') * 1000,
    layout: value('LayoutDuration') * 1000,
    style: value('RecalcStyleDuration') * 1000,
    layoutCount: value('LayoutCount'),
    styleCount: value('RecalcStyleCount'),
    heapBytes: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

export interface PageSample extends Sample {
  script: number;
  layout: number;
  layoutCount: number;
  result: unknown;
}

/**
 * Runs an expression in the page and says what it cost: a `sample` of `interleave`.
 * `wall` is the time inside the page (a promise is awaited); `cpu` is what the main thread worked,
 * the following frame with its style and layout included.
 * @param expression JavaScript source, such as `window.ours.toggle()`
 */
export async function measureInPage(
  { page, cdp }: OpenedPage,
  expression: string,
): Promise<PageSample> {
  const before = await pageMetrics(cdp);
  const measured: { wall: number; result: unknown } = await page.evaluate(`(async () => {
    const before = performance.now();
    const result = await (${expression});
    const wall = performance.now() - before;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return { wall, result: typeof result === 'object' ? null : result };
  })()`);
  const after = await pageMetrics(cdp);
  return {
    wall: measured.wall,
    result: measured.result,
    cpu: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
    layoutCount: after.layoutCount - before.layoutCount,
  };
}
