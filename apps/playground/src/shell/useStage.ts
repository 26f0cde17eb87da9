import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { isFrom, type ShellMessage, type StageMessage } from '../stage/protocol';

export interface StageOptions {
  /** Values of the controls as they stand in the address. */
  values: Readonly<Record<string, string>>;
  onMessage: (message: StageMessage) => void;
}

export interface StageConnection {
  frame: RefObject<HTMLIFrameElement | null>;
  askMarkup: () => void;
}

/** Talks with the stage: new values go there without loading it again, what happens there comes here. */
export function useStage({ values, onMessage }: StageOptions): StageConnection {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(values);
  const post = useCallback((message: ShellMessage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, []);

  useEffect(() => {
    latest.current = values;
    post({ type: 'plinth:values', values });
  }, [values, post]);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (!isFrom<StageMessage>(event, frame.current?.contentWindow)) return;
      // A stage that has just loaded may have missed what was changed meanwhile.
      if (event.data.type === 'plinth:ready')
        post({ type: 'plinth:values', values: latest.current });
      onMessage(event.data);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [onMessage, post]);

  return { frame, askMarkup: useCallback(() => post({ type: 'plinth:ask-markup' }), [post]) };
}
