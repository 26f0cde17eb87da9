import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';

export function start(): void {
  const send = (metric: unknown) => navigator.sendBeacon('/vitals', JSON.stringify(metric));
  for (const observe of [onCLS, onFCP, onINP, onLCP]) observe(send);
}
