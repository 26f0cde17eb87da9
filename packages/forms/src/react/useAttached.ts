import { useEffect, useRef, type RefObject } from 'react';
import { attachToFields, type AttachFormOptions } from '../dom/attachToFields';
import { bindFields } from '../dom/bindFields';
import type { FormSchema } from '../pure/formSchema';
import type { FormPorts } from '../state/formStore';

/** Ports that always call the newest functions: a new function in a render does not attach the form anew. */
function useLatestPorts(ports: FormPorts | undefined): FormPorts {
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });
  const stable = useRef<FormPorts>(undefined);
  stable.current ??= new Proxy({} as FormPorts, {
    get: (_, name: keyof FormPorts) => latest.current?.[name],
  });
  return stable.current;
}

/** Brings a rendered form to life as long as it is in the page. */
export function useAttached(
  root: RefObject<HTMLElement | null>,
  schema: FormSchema,
  options: Partial<Omit<AttachFormOptions, 'ports'>> & { ports?: FormPorts | undefined },
): void {
  const ports = useLatestPorts(options.ports);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { store } = options;
  const isAlive = (options.ports ?? store) !== undefined;
  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (!isAlive || !form) return undefined;
    const place = { root: root.current!, form, bindings: bindFields(form), schema };
    return attachToFields(place, { ...latest.current, ports });
  }, [root, isAlive, schema, store, ports]);
}
