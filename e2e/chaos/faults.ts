import type { ChaosServer } from './chaosServer';
import type { Plan, TimedFault } from './plan';
import type { Visitor } from './visitor';

const sleep = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Runs the faults of the plan at their times, and ends them again. Resolves when all faults have ended. */
export async function runFaults(
  { faults }: Plan,
  { server, visitors, say }: { server: ChaosServer; visitors: Visitor[]; say(line: string): void },
): Promise<void> {
  const begin = Date.now();
  // One visitor at a time stops and starts the server: a restart during a restart would have no effect.
  let serverIsFree: Promise<unknown> = Promise.resolve();
  const own = (work: () => Promise<void>) => {
    const done = serverIsFree.then(work);
    serverIsFree = done.catch(() => undefined);
    return done;
  };
  await Promise.all(
    faults.map(async (fault) => {
      await sleep(begin + fault.at - Date.now());
      say(`${fault.at} ms: ${describe(fault)}`);
      await (isOfVisitor(fault)
        ? happenToVisitor(fault, visitors)
        : own(() => happenToServer(fault, server)));
    }),
  );
}

const isOfVisitor = ({ kind }: TimedFault) =>
  kind === 'offline' || kind === 'slow-3g' || kind === 'visitor-clock';

const describe = ({ at: _at, kind, ...more }: TimedFault) => `${kind} ${JSON.stringify(more)}`;

async function happenToServer(fault: TimedFault, server: ChaosServer): Promise<void> {
  const { kind, lasts } = fault;
  switch (kind) {
    case 'kill':
    case 'restart':
      await server.stop(kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
      await sleep(lasts / 2);
      return server.start();
    case 'disk-full':
      await server.fillDisk(true);
      await sleep(lasts);
      return server.fillDisk(false);
    case 'lock': {
      const letGo = await server.lockTables();
      await sleep(lasts);
      return letGo();
    }
    case 'database-crash':
      return server.crashDatabase();
    case 'stall':
      return server.stall(lasts);
    case 'server-clock':
      await server.jumpClock(fault.shift);
      await sleep(lasts);
      return server.jumpClock(0);
    default:
      throw new Error(`${kind} is not a fault of a server.`);
  }
}

async function happenToVisitor(fault: TimedFault, visitors: Visitor[]): Promise<void> {
  const { kind, lasts } = fault;
  switch (kind) {
    case 'offline':
    case 'slow-3g': {
      const visitor = visitors[fault.visitor]!;
      const apply = (isOn: boolean) =>
        kind === 'offline' ? visitor.context.setOffline(isOn) : visitor.slowDown(isOn);
      await apply(true);
      await sleep(lasts);
      return apply(false);
    }
    case 'visitor-clock': {
      await Promise.all(visitors.map((visitor) => visitor.shiftClock(fault.shift)));
      await sleep(lasts);
      await Promise.all(visitors.map((visitor) => visitor.shiftClock(0)));
      return;
    }
    default:
      throw new Error(`${kind} is not a fault of a visitor.`);
  }
}
