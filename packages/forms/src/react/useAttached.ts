import { useEffect, useRef, type RefObject } from 'react';
import { warnOfForm } from '../development/warnOfForm';
import { attachWhenLoaded } from '../dom/attachWhenLoaded';
import type { AttachFormOptions } from '../dom/attachFormOptions';
import { stayUsable } from '../dom/stayUsable';
import type { FormSchema } from '../pure/formSchema';
import type { FormPorts } from '../state/formStore';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import { useLatestPorts } from './useLatestPorts';

// Bundlers replace the mode; on an unbundled page `process` is undefined.
declare const process: { env: { NODE_ENV?: string } };

/** Adds behaviour to a rendered form while it is in the page. */
export function useAttached(
  root: RefObject<HTMLElement | null>,
  schema: FormSchema,
  options: Partial<Omit<AttachFormOptions, 'ports'>> & { ports?: FormPorts | undefined },
): void {
  const ports = useLatestPorts(options.ports);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
    try {
      if (process.env.NODE_ENV !== 'production') warnOfForm(root.current, schema, options);
    } catch {
      // This is only a warning: the form is shown nevertheless.
    }
  });
  const { store } = options;
  const isAlive = (options.ports ?? store) !== undefined;
  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (!isAlive || !form) return undefined;
    const place = { root: root.current!, form, schema };
    const { locale, messages } = latest.current;
    const translate = createPlainTranslate(engineMessages, { locale, overrides: messages });
    return attachWhenLoaded(form, {
      load: () => import('../dom/attachRenderedForm'),
      attach: ({ attachRenderedForm }) => attachRenderedForm(place, { ...latest.current, ports }),
      fail: (isAwaited) => stayUsable(form, isAwaited, { translate }),
    });
  }, [root, isAlive, schema, store, ports]);
}
