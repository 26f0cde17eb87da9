import type { CookiePort, ConsentStore } from '@plinth/consent';
import type { MessageCatalogue } from '@plinth/site-model';
import type { Environment } from '../address/environment';
import type { LogEntry } from './logEntry';

/** The services of the page around an example. */
export interface StageContext {
  readonly environment: Environment;
  readonly locale: 'en' | 'de';
  /** Texts of every package in the page's language. */
  readonly messages: MessageCatalogue | undefined;
  /** Shows something in the events panel. */
  log(this: void, kind: LogEntry['kind'], name: string, detail?: unknown): void;
  /** A `fetch` that replaces the server: it answers, waits and fails as set in the toolbar. */
  readonly fetch: typeof fetch;
  readonly cookies: CookiePort;
  readonly consent: ConsentStore;
}
