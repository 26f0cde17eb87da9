/** One line of the events panel. */
export interface LogEntry {
  kind: 'event' | 'call' | 'tracking' | 'error';
  name: string;
  detail?: unknown;
}
