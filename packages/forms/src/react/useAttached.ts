import { useEffect, useRef, type RefObject } from 'react';
import { attachLate } from '../dom/attachLate';
import type { AttachFormOptions } from '../dom/attachFormOptions';
import { stayUsable } from '../dom/stayUsable';
import type { FormSchema } from '../pure/formSchema';
import type { FormPorts } from '../state/formStore';
import { createWords } from '../words/createWords';
import { formWords } from '../words/formWords';
import { useLatestPorts } from './useLatestPorts';

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
    const place = { root: root.current!, form, schema };
    const { locale, messages } = latest.current;
    const translate = createWords(formWords, { locale, overrides: messages });
    return attachLate(
      form,
      () => import('../dom/attachWhole'),
      ({ attachWhole }) => attachWhole(place, { ...latest.current, ports }),
      (isAwaited) => stayUsable(form, isAwaited, translate),
    );
  }, [root, isAlive, schema, store, ports]);
}
