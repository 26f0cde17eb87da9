import type { Sample } from './interleave';
import type { OpenedPage } from './openPage';

export interface PageSample extends Sample {
  script: number;
  layout: number;
  layoutCount: number;
  result: unknown;
}

/**
 * Runs an expression in the page and returns its cost: a `sample` of `interleave`. `wall` is the time inside the page
 * (a promise is awaited); `cpu` is the time of the main thread, including the style and layout of the following frame.
 * @param expression JavaScript source, such as `window.ours.toggle()`
 */
export async function measureInPage(
  { page, metrics }: OpenedPage,
  expression: string,
): Promise<PageSample> {
  const before = await metrics();
  const measured: { wall: number; result: unknown } = await page.evaluate(`(async () => {
    const before = performance.now();
    const result = await (${expression});
    const wall = performance.now() - before;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return { wall, result: typeof result === 'object' ? null : result };
  })()`);
  const after = await metrics();
  return {
    wall: measured.wall,
    result: measured.result,
    cpu: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
    layoutCount: after.layoutCount - before.layoutCount,
  };
}
