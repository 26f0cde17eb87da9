import { printValue } from '../../../code/printValue';
import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface TraceOptions {
  type: string;
}

export const example = defineExample<TraceOptions>({
  controls: { type: text('playground-click') },
  code: ({ values: { type = 'playground-click' } }) => ({
    attach: `import { createTracer } from '@plinth/tracking';

const tracer = createTracer({ send: (trace) => navigator.sendBeacon('/trace', JSON.stringify(trace)), pageUrl: () => location.href });
tracer.trace(${printValue(type)}, { button: 1 });
addEventListener('pagehide', tracer.flush);`,
  }),
});
