import type { Tokens } from '../address/tokens';
import type { LogEntry } from '../example/logEntry';

/** The state of the stage as it was checked. */
export interface Checks {
  /** Bytes as the network sent them, by kind. */
  bytes: Readonly<Record<string, number>>;
  /** Layout shift without an interaction. */
  cls: number;
  /** Milliseconds of the slowest answer to a press or a key. */
  inp: number | undefined;
  violations: readonly { id: string; help: string; nodes: readonly string[] }[];
  /** Milliseconds since 1970. */
  checkedAt: number;
}

/** A message from the stage to the shell. */
export type StageMessage =
  | { type: 'plinth:ready' }
  | { type: 'plinth:log'; entry: LogEntry }
  | { type: 'plinth:markup'; html: string }
  | { type: 'plinth:checks'; checks: Checks };

/** A message from the shell to the stage. */
export type ShellMessage =
  | { type: 'plinth:values'; values: Readonly<Record<string, string>> }
  | { type: 'plinth:tokens'; tokens: Tokens }
  | { type: 'plinth:ask-markup' }
  | { type: 'plinth:ask-checks' };

/** Whether a message comes from the other half of this playground, and not from an embed on the stage. */
export function isFrom<Message>(
  event: MessageEvent,
  source: unknown,
): event is MessageEvent<Message> {
  const data: unknown = event.data;
  return (
    event.source === source &&
    event.origin === location.origin &&
    typeof data === 'object' &&
    data !== null &&
    String((data as { type?: unknown }).type).startsWith('plinth:')
  );
}
