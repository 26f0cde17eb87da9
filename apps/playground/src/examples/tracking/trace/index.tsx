import { createTracer } from '@plinth/tracking';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { TraceOptions } from './example';

export default function Trace({ values, stage }: ExampleProps<TraceOptions>): ReactNode {
  const { type = 'playground-click' } = values;
  const [waiting, setWaiting] = useState(0);
  const tracer = useMemo(
    () =>
      createTracer({
        pageUrl: () => location.pathname,
        send: (entries) => {
          stage.log('tracking', 'send', entries);
          setWaiting(0);
        },
      }),
    [stage],
  );
  useEffect(() => () => tracer.clear(), [tracer]);
  const record = () => {
    tracer.trace(type, { number: waiting + 1 });
    setWaiting(waiting + 1);
  };
  return (
    <div className="example-stack">
      <p role="status">Waiting for the next half minute: {waiting}</p>
      <div className="example-row">
        <button type="button" className="example-button" onClick={record}>
          Trace
        </button>
        <button type="button" className="example-button" onClick={() => tracer.flush()}>
          Send now
        </button>
      </div>
    </div>
  );
}
