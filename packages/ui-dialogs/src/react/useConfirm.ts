import { useCallback, useEffect, useRef } from 'react';
import { confirm } from '../dialog/confirm';
import type { DialogOptions, DialogOutcome, DialogTexts } from '../dialog/dialogOptions';

/**
 * Returns a `confirm` with the component's messages; an open question is cancelled when the
 * component unmounts. [DLG-3]
 */
export function useConfirm(
  texts: DialogTexts = {},
): (options: DialogOptions) => Promise<DialogOutcome> {
  const latest = useRef(texts);
  const mounted = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    latest.current = texts;
  });
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);

  return useCallback((options) => {
    const signals = [options.signal, mounted.current?.signal].filter((signal) => signal != null);
    const ended = new AbortController();
    const end = (): void => ended.abort();
    for (const signal of signals) {
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { signal: ended.signal });
    }
    return confirm({ ...latest.current, ...options, signal: ended.signal }).finally(end);
  }, []);
}
