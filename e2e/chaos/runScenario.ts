import type { Browser } from '@playwright/test';
import { startChaosServer } from './chaosServer';
import { browse, checkDecision, decide } from './decide';
import { runFaults } from './faults';
import { compare, openLedger } from './ledger';
import { makePlan, type Act, type PlanOptions } from './plan';
import { readStored } from './readStored';
import { addPiece, buy, changeQuantity, checkCart, raceTwoTabs, removeLine } from './shop';
import { openVisitor, type Visitor } from './visitor';
import { writeMessage } from './writeMessage';

export interface ScenarioOptions extends PlanOptions {
  browser: Browser;
  /** Called with each event as a line. @default nothing is reported */
  say?: (line: string) => void;
}

export interface ScenarioReport {
  seed: number;
  /** Everything that was lost or duplicated. */
  problems: string[];
  submissions: number;
  submissionsAcknowledged: number;
  purchases: number;
  orders: number;
  hits: number;
  faults: number;
  seconds: number;
}

const acts: Readonly<Record<Act, (visitor: Visitor) => Promise<void>>> = {
  write: writeMessage,
  add: addPiece,
  change: changeQuantity,
  remove: removeLine,
  race: raceTwoTabs,
  buy,
  decide,
  browse,
};

/** Visitors act during faults; then the answers that they got are compared with the stored rows. */
export async function runScenario(seed: number, options: ScenarioOptions): Promise<ScenarioReport> {
  const { browser, say = () => {}, ...planned } = options;
  const begin = Date.now();
  const plan = makePlan(seed, planned);
  const ledger = openLedger();
  const server = await startChaosServer(plan.database);
  const visitors: Visitor[] = [];
  try {
    for (const [index, visitorPlan] of plan.visitors.entries()) {
      const { origin } = server;
      visitors.push(await openVisitor({ browser, origin, plan: visitorPlan, index, ledger }));
    }
    const live = async (visitor: Visitor) => {
      const { name, acts: doings, ...traits } = visitor.plan;
      say(`${name}: ${JSON.stringify(traits)} does ${doings.join(', ')}`);
      for (const act of doings) {
        // No visitor begins something new long after the planned end.
        if (Date.now() - begin > planned.span * 3 + 10_000) break;
        await acts[act](visitor);
      }
    };
    await Promise.all([runFaults(plan, { server, visitors, say }), ...visitors.map(live)]);

    // All faults have ended: waiting changes arrive now, and decisions are kept.
    for (const visitor of visitors) await checkDecision(visitor);
    for (const visitor of visitors) await checkCart(visitor);
    for (const { context } of visitors) await context.close();
    const stored = await readStored(server);
    const problems = compare(ledger, stored);
    for (const submission of ledger.submissions) say(`${submission.answer}: ${submission.message}`);
    for (const { email, answer } of ledger.purchases) say(`${answer}: ${email}`);
    if (problems.length > 0) for (const error of server.errors()) say(`server: ${error}`);
    return {
      seed,
      problems,
      submissions: ledger.submissions.length,
      submissionsAcknowledged: ledger.submissions.filter(({ answer }) => answer === 'done').length,
      purchases: ledger.purchases.length,
      orders: stored.orders.filter(({ status }) => status === 'paid').length,
      hits: ledger.hits.size,
      faults: plan.faults.length,
      seconds: (Date.now() - begin) / 1000,
    };
  } finally {
    for (const { context } of visitors) await context.close().catch(() => undefined);
    await server.remove();
  }
}
