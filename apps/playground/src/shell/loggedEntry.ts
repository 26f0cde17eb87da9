import type { LogEntry } from '../stage/protocol';

/** What the stage told, and when. */
export interface LoggedEntry extends LogEntry {
  id: number;
  at: Date;
}
