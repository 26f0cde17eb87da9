import { attachPie } from './attachPie';
import { attachPlot } from './attachPlot';

/**
 * Adds behaviour to a rendered chart: shows the values of bars and lines one column at a time, and
 * highlights slices together with their entries in the list. [CHT-3]
 * @param root the chart's `.pl-chart`, or an element around it
 * @returns a function that undoes it
 */
export function attachChart(root: HTMLElement): () => void {
  const undo = [attachPlot(root), attachPie(root)];
  return () => undo.forEach((detach) => detach());
}
