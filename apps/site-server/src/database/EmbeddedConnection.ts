import path from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../packageFolder';

/** Resolved from the sources as well as from a bundle, which does not contain it. */
const threadFile = path.join(packageFolder, 'src/database/databaseThread.js');
/** The type of the protocol's Terminate message; the embedded database would end its process on it. */
const terminate = 'X'.charCodeAt(0);
const stopped = () => new Error('The embedded database has stopped.');

/** Messages of PostgreSQL's wire protocol, or the request to close. */
type Request = { message: Uint8Array } | 'close';
/** `hasGivenUp`: the database accepts no further message, and would not answer it. */
type Answer =
  'ready' | 'closed' | { bytes: Uint8Array; hasGivenUp: boolean } | { failure: unknown };

export interface EmbeddedConnectionOptions {
  /** The folder of the database's files. Without it nothing is kept. */
  folder?: string;
  /** Fails at once, without a thread: the last start failed a moment ago. */
  isRefused?: boolean;
  /** Node's own flags for the thread. */
  execArgv?: string[];
}

/**
 * A connection to the embedded database, as the driver of PostgreSQL expects one of its socket. The database runs in a
 * thread of its own, which lives as long as the connection: a long query does not block the server's pages.
 *
 * PostgreSQL ends itself when it cannot write its log, as on a full disk. A server of its own restarts and recovers;
 * the embedded one never returns from the next query. So its connection breaks with it, and the next one starts a new
 * thread, which recovers from the files: they have everything that was acknowledged.
 */
export class EmbeddedConnection extends Duplex {
  readonly #options: EmbeddedConnectionOptions;
  #thread: Worker | undefined;
  /** Called when the thread has answered, or has ended. */
  #answered: (() => void) | undefined;

  constructor(options: EmbeddedConnectionOptions) {
    super();
    this.#options = options;
  }

  /** Starts the thread. Named by the driver, whose host and port do not matter. */
  connect(): this {
    const { folder, execArgv, isRefused } = this.#options;
    if (isRefused) return this.destroy(stopped());
    const thread = new Worker(threadFile, {
      workerData: { folder },
      ...(execArgv && { execArgv }),
    });
    this.#thread = thread;
    thread.on('message', (answer: Answer) => this.#takeAnswer(answer));
    thread.on('error', (error) => this.destroy(error));
    thread.on('exit', () => this.destroy());
    return this;
  }

  #takeAnswer(answer: Answer): void {
    // Pushes no data: the driver sends its first query when the connection reports `connect`.
    if (answer === 'ready') return void this.emit('connect');
    if (answer === 'closed') this.push(null);
    else if ('failure' in answer) return void this.destroy(answer.failure as Error);
    else {
      if (answer.bytes.length > 0) this.push(answer.bytes);
      if (answer.hasGivenUp) {
        this.destroy(stopped());
        return;
      }
    }
    this.#answered?.();
  }

  /** Sends a request and continues with the next after its answer. While it waits, the process does not end. */
  #ask(request: Request, done: (error?: Error | null) => void): void {
    this.#thread?.ref();
    this.#answered = () => {
      this.#answered = undefined;
      this.#thread?.unref();
      done();
    };
    this.#thread?.postMessage(request);
  }

  override _write(message: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (message[0] === terminate) done();
    else this.#ask({ message: new Uint8Array(message) }, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.#thread) this.#ask('close', done);
    else done();
  }

  override _read(): void {}

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const thread = this.#thread;
    this.#thread = undefined;
    void Promise.resolve(thread?.terminate()).then(() => done(error));
  }

  // A socket has these, and the driver calls them.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
