import type { LogEntry } from '../example/logEntry';

/** An entry of the stage's log, with its time. */
export interface LoggedEntry extends LogEntry {
  id: number;
  at: Date;
}
