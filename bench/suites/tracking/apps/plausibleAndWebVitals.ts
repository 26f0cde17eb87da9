import { start as startPlausible } from './plausible';
import { start as startWebVitals } from './webVitals';

export function start(): void {
  startPlausible();
  startWebVitals();
}
