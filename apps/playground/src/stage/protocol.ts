import type { LogEntry } from '../example/logEntry';

/** A message from the stage to the shell. */
export type StageMessage =
  | { type: 'plinth:ready' }
  | { type: 'plinth:log'; entry: LogEntry }
  | { type: 'plinth:markup'; html: string };

/** A message from the shell to the stage. */
export type ShellMessage =
  | { type: 'plinth:values'; values: Readonly<Record<string, string>> }
  | { type: 'plinth:ask-markup' };

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
