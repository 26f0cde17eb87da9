/** The work of the page's main thread so far; durations in milliseconds. */
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

/** @param ask sends a query to the page in the DevTools protocol; `Performance` is enabled there */
export async function pageMetrics(
  ask: (
    method: 'Performance.getMetrics',
  ) => Promise<{ metrics: { name: string; value: number }[] }>,
): Promise<PageMetrics> {
  const { metrics } = await ask('Performance.getMetrics');
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
