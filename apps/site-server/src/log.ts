import { cutText } from '@plinth/site-model';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** One JSON object for each line. Visitors' entries are never logged. */
export interface Log {
  debug(event: string, fields?: Record<string, unknown>): void;
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

const order: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

export interface LogOptions {
  /** @default 'info' */
  level?: LogLevel;
  write?: (line: string) => void;
  clock?: () => number;
}

export function createLog({
  level = 'info',
  write = (line) => process.stdout.write(line),
  clock = Date.now,
}: LogOptions = {}): Log {
  const at =
    (name: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      if (order.indexOf(name) < order.indexOf(level)) return;
      const time = new Date(clock()).toISOString();
      write(`${JSON.stringify({ time, level: name, event, ...fields }, readable)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Characters of one text: a client's input must not become an arbitrarily long log line. */
const maxTextLength = 4000;

function readable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > maxTextLength)
    return `${cutText(value, maxTextLength)}… (${value.length} characters)`;
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  if (isFailedQuery(value)) return { name, query: value.query, stack: placesOf(stack), cause };
  return { name, message, stack, ...(cause === undefined ? {} : { cause }) };
}

/** Its message contains the values of the query: names, messages, hashes of passwords. */
const isFailedQuery = (error: Error): error is Error & { query: string } =>
  'query' in error && 'params' in error && typeof error.query === 'string';

/** The lines of a stack that name places; the lines before it repeat the message. */
const placesOf = (stack = ''): string => {
  const lines = stack.split('\n');
  return lines
    .slice(
      Math.max(
        0,
        lines.findIndex((line) => /^ {4}at /.test(line)),
      ),
    )
    .join('\n');
};
