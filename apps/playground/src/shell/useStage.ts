import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Tokens } from '../address/tokens';
import { isFrom, type ShellMessage, type StageMessage } from '../stage/protocol';

export interface StageOptions {
  /** Values of the controls in the address. */
  values: Readonly<Record<string, string>>;
  tokens: Tokens;
  onMessage: (message: StageMessage) => void;
}

type Question = 'plinth:ask-markup' | 'plinth:ask-checks';

export interface StageConnection {
  frame: RefObject<HTMLIFrameElement | null>;
  askMarkup: () => void;
  askChecks: () => void;
}

/** Exchanges messages with the stage: sends new values without a reload, and receives its events. */
export function useStage({ values, tokens, onMessage }: StageOptions): StageConnection {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(values);
  const latestTokens = useRef(tokens);
  /**
   * Unanswered requests: a stage that is still loading does not receive them, and gets them again when it has loaded.
   */
  const asked = useRef(new Set<Question>());
  const post = useCallback((message: ShellMessage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, []);

  useEffect(() => {
    latest.current = values;
    post({ type: 'plinth:values', values });
  }, [values, post]);
  useEffect(() => {
    latestTokens.current = tokens;
    post({ type: 'plinth:tokens', tokens });
  }, [tokens, post]);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (!isFrom<StageMessage>(event, frame.current?.contentWindow)) return;
      // A stage that has just loaded may have missed changes meanwhile.
      if (event.data.type === 'plinth:ready') {
        post({ type: 'plinth:values', values: latest.current });
        post({ type: 'plinth:tokens', tokens: latestTokens.current });
        for (const type of asked.current) post({ type });
      } else if (event.data.type === 'plinth:markup') asked.current.delete('plinth:ask-markup');
      else if (event.data.type === 'plinth:checks') asked.current.delete('plinth:ask-checks');
      onMessage(event.data);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [onMessage, post]);

  const ask = useCallback(
    (type: Question) => {
      asked.current.add(type);
      post({ type });
    },
    [post],
  );
  return {
    frame,
    askMarkup: useCallback(() => ask('plinth:ask-markup'), [ask]),
    askChecks: useCallback(() => ask('plinth:ask-checks'), [ask]),
  };
}
