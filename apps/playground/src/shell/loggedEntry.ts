import type { LogEntry } from '../example/logEntry';

/** What the stage told, and when. */
export interface LoggedEntry extends LogEntry {
  id: number;
  at: Date;
}
