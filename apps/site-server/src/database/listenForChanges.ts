import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The channel on which triggers of the database report the changed site. */
const changed = 'plinth_changes';
/**
 * A server that has saved something asks on this channel which servers have been notified; the other channel carries
 * the answers.
 */
const asked = 'plinth_asked';
const acknowledged = 'plinth_acknowledged';

/** The application name by which listening servers are counted. */
const applicationName = 'plinth-listener';

export interface ListenOptions {
  /** `postgres://…`, directly: a pooler in transaction mode does not forward notifications. */
  url: string;
  /**
   * Called on each committed change, and on every new connection: something may have been changed before.
   *
   * @param siteId `undefined` where any site may have been changed
   */
  onChange: (siteId: string | undefined) => void;
  /** Called each time that the connection was lost or could not be opened. */
  onLost: (error: Error) => void;
  /** Milliseconds before a lost connection is opened again. @default 1000 */
  pause?: number;
  /** Milliseconds to wait for a server that does not answer. @default 250 */
  patience?: number;
}

export interface ChangeListener {
  /**
   * Waits until every listening server has been notified of the earlier commits: then no request gets the earlier state
   * from any of them. Never rejects, and waits no longer than the patience.
   */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Reports what other servers save as soon as it is committed, over a connection of its own (`LISTEN`). Notifications
 * arrive in the order of the commits, so a server that answers a question has been notified of everything before it.
 */
export function listenForChanges({
  url,
  onChange,
  onLost,
  pause = 1000,
  patience = 250,
}: ListenOptions): ChangeListener {
  /** Callbacks for answers, by the open questions. */
  const open = new Map<string, () => void>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Sends one query after the other: a client accepts no second query while the first is open. */
  function ask<Row extends pg.QueryResultRow>(of: pg.Client, text: string, values: string[]) {
    const answer = last.then(() => of.query<Row>(text, values));
    last = answer.catch(() => {});
    return answer;
  }

  function take(from: pg.Client, { channel, payload }: pg.Notification): void {
    if (channel === acknowledged) return open.get(payload ?? '')?.();
    if (channel === changed) return onChange(payload || undefined);
    // A server that does not answer is not waited for longer than the patience.
    ask(from, 'select pg_notify($1, $2)', [acknowledged, payload ?? '']).catch(() => {});
  }

  async function connect(): Promise<void> {
    let isLost = false;
    const made = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    const lose = (error: Error) => {
      if (isLost || isStopped) return;
      isLost = true;
      client = undefined;
      onLost(error);
      timer = setTimeout(() => void connect(), pause);
      timer.unref();
    };
    made.on('notification', (notification) => take(made, notification));
    made.on('error', lose);
    made.on('end', () => lose(new Error('The connection that listens for changes has ended.')));
    try {
      await made.connect();
      await made.query(`listen ${changed}; listen ${asked}; listen ${acknowledged}`);
      if (isStopped) return await made.end();
      client = made;
      onChange(undefined);
    } catch (error) {
      lose(error as Error);
      await made.end().catch(() => {});
    }
  }

  const begun = connect();
  return {
    async settle() {
      if (!client) return;
      const id = randomUUID();
      let answers = 0;
      let servers = Infinity;
      let finish = () => {};
      const everybody = new Promise<void>((resolve) => (finish = resolve));
      const waiting = setTimeout(finish, patience);
      const look = () => {
        if (answers >= servers) finish();
      };
      open.set(id, () => {
        answers += 1;
        look();
      });
      try {
        const { rows } = await ask<{ servers: number }>(
          client,
          `select count(*)::int as servers, pg_notify($1, $2) from pg_stat_activity
          where datname = current_database() and application_name = $3`,
          [asked, id, applicationName],
        );
        servers = rows[0]!.servers;
        look();
        await everybody;
      } catch {
        // The connection was lost: other servers read again within a second anyway.
      } finally {
        clearTimeout(waiting);
        open.delete(id);
      }
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await begun;
      await client?.end().catch(() => {});
    },
  };
}
