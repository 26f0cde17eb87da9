import { useEffect, useRef, useState } from 'react';
import type { FormPorts } from '../state/formStore';

/**
 * Ports that always call the latest functions: a new function in a render does not create the form
 * again.
 */
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
