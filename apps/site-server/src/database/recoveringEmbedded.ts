import type { PGlite } from '@electric-sql/pglite';

/** The part of an embedded database that drizzle needs. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction' | 'close'>;

export interface RecoveringOptions {
  open: () => Promise<PGlite>;
  /** Hears of every time that the database gave up or could not be opened anew. */
  onFailure: (error: unknown) => void;
  /** Milliseconds after a start that failed before the next one is tried. @default 1000 */
  pause?: number;
}

interface Instance {
  client: PGlite;
  /** Why it gave up. */
  end(): Error | undefined;
}

/**
 * The embedded database, started anew when it has given up.
 *
 * PostgreSQL ends itself when it cannot write its log, as on a full disk: a server of its own restarts and recovers. The
 * embedded one lives in our process and cannot; asked once more it never returns, and with it stands the whole server.
 * So nothing follows a PANIC: the instance is left behind, and the next one recovers from the files, which have
 * everything that was acknowledged.
 */
export async function openRecovering({
  open,
  onFailure,
  pause = 1000,
}: RecoveringOptions): Promise<EmbeddedClient> {
  let current: Instance | undefined = watchEnd(await open());
  let opening: Promise<Instance> | undefined;
  let triesAgainAt = 0;

  async function start(): Promise<Instance> {
    if (performance.now() < triesAgainAt) throw new Error('The embedded database has stopped.');
    try {
      return watchEnd(await open());
    } catch (error) {
      triesAgainAt = performance.now() + pause;
      onFailure(error);
      throw error;
    }
  }

  async function running(): Promise<Instance> {
    if (current) return current;
    opening ??= start().finally(() => (opening = undefined));
    return (current = await opening);
  }

  async function ask<Result>(work: (client: PGlite) => Promise<Result>): Promise<Result> {
    const instance = await running();
    try {
      return await work(instance.client);
    } catch (error) {
      const end = instance.end();
      if (end === undefined) throw error;
      if (current === instance) {
        current = undefined;
        onFailure(end);
      }
      throw end;
    }
  }

  return {
    query: (text, params, options) => ask((client) => client.query(text, params, options)),
    transaction: (work) => ask((client) => client.transaction(work)),
    async close() {
      await opening?.catch(() => undefined);
      await current?.client.close();
      current = undefined;
    },
  };
}

/** Every message to the database goes one of two ways, also those that the client adds to a failed statement by itself. */
function watchEnd(client: PGlite): Instance {
  let end: Error | undefined;
  const watched =
    <Asked extends unknown[], Answer>(send: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      if (end !== undefined) throw end;
      try {
        return await send.apply(client, asked);
      } catch (error) {
        if (hasGivenUp(error)) end = error as Error;
        throw error;
      }
    };
  client.execProtocol = watched(client.execProtocol);
  client.execProtocolStream = watched(client.execProtocolStream);
  return { client, end: () => end };
}

function hasGivenUp(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  const { severity } = Object(error) as { severity?: string };
  return severity === 'PANIC' || severity === 'FATAL';
}
