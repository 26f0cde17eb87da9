import { attachPie } from './attachPie';
import { attachPlot } from './attachPlot';

export function attach(element: HTMLElement) {
  const undo = [attachPlot(element), attachPie(element)];
  return () => undo.forEach((detach) => detach());
}
