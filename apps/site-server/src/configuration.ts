import path from 'node:path';
import type { FontPreviewAccess } from './config/settings/fontPreviewAccess';
import { readRetention } from './jobs/retention';
import type { Retention } from './jobs/retention';
import type { LogLevel } from './log';
import { repositoryFolder } from './packageFolder';

export interface Configuration {
  /** `undefined`: 4321, or the next free port. */
  port: number | undefined;
  /** @default '127.0.0.1' */
  host: string;
  /** PostgreSQL, where given. */
  databaseUrl: string | undefined;
  /** The embedded database's folder. */
  dataFolder: string;
  /** Whether a proxy's `X-Forwarded-For` and `X-Forwarded-Proto` are believed. @default false */
  trustProxy: boolean;
  /** Milliseconds between saying that this server stops and taking no more requests. @default 0 */
  drain: number;
  /** @default 'info', or 'warn' where a person watches the terminal */
  logLevel: LogLevel;
  /** Who asks the font service for previews in the owner's area. @default nobody */
  fontPreview: FontPreviewAccess | undefined;
  /** For how many days what pages report is kept. @default 762 for visits and page speed, 90 for errors and traces */
  retention: Retention;
}

const longestDrain = 120_000;
const logLevels: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'];

/**
 * Reads the environment.
 *
 * @throws when a variable holds what it cannot hold: a server that guesses would start with the wrong data
 */
export function readConfiguration(
  env: Readonly<Record<string, string | undefined>>,
  { isTerminal = false } = {},
): Configuration {
  const { PORT, HOST, DATABASE_URL, PLINTH_DATA, PLINTH_TRUST_PROXY, PLINTH_LOG } = env;
  const { PLINTH_DRAIN, PLINTH_FONT_PREVIEW_ID, PLINTH_FONT_PREVIEW_TOKEN } = env;
  const port = PORT ? Number(PORT) : undefined;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new Error(`PORT is "${PORT}", which is no port. Give a number from 0 to 65535.`);
  }
  if (DATABASE_URL && !/^postgres(?:ql)?:\/\//.test(DATABASE_URL)) {
    throw new Error(
      'DATABASE_URL must begin with postgres://. Unset it for the embedded database.',
    );
  }
  if (PLINTH_LOG && !logLevels.includes(PLINTH_LOG)) {
    throw new Error(`PLINTH_LOG is "${PLINTH_LOG}", which is none of ${logLevels.join(', ')}.`);
  }
  const drain = Number(PLINTH_DRAIN || 0);
  if (!(drain >= 0 && drain <= longestDrain)) {
    throw new Error(
      `PLINTH_DRAIN is "${PLINTH_DRAIN}". Give the milliseconds that your load balancer needs to notice, up to ${longestDrain}.`,
    );
  }
  const [authId, authToken] = [PLINTH_FONT_PREVIEW_ID, PLINTH_FONT_PREVIEW_TOKEN];
  if (Boolean(authId) !== Boolean(authToken)) {
    throw new Error(
      'Of PLINTH_FONT_PREVIEW_ID and PLINTH_FONT_PREVIEW_TOKEN one is missing. Give both, or neither: previews of fonts are not offered then.',
    );
  }
  return {
    fontPreview: authId && authToken ? { authId, authToken } : undefined,
    port,
    drain,
    retention: readRetention(env),
    host: HOST || '127.0.0.1',
    databaseUrl: DATABASE_URL || undefined,
    dataFolder: PLINTH_DATA
      ? path.resolve(PLINTH_DATA)
      : path.join(repositoryFolder, '.plinth-data'),
    trustProxy: PLINTH_TRUST_PROXY === '1' || PLINTH_TRUST_PROXY === 'true',
    logLevel: (PLINTH_LOG as LogLevel | undefined) ?? (isTerminal ? 'warn' : 'info'),
  };
}
