import { useEffect, useRef, useState } from 'react';
import type { FormPorts } from '../state/formStore';

/** Ports that always call the newest functions: a new function in a render does not make the form anew. */
export function useLatestPorts(ports: FormPorts | undefined): FormPorts {
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });
  const [stable] = useState(
    () => new Proxy({} as FormPorts, { get: (_, name: keyof FormPorts) => latest.current?.[name] }),
  );
  return stable;
}
