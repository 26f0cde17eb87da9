import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CutError, post, type Cut } from './cutRequest';

export interface FormLoadOptions {
  address: string;
  saves: number;
  /** Visitors at the same time. @default 20 */
  visitors?: number;
  /** Share of connections that are cut. @default 0.05 */
  cutShare?: number;
  /** From 0 to 1. @default Math.random */
  random?: () => number;
  /** Called at every acknowledged save with their number so far. */
  onAcknowledged?: (count: number) => void;
  /** Milliseconds after which a visitor gives up. @default 60_000 */
  patience?: number;
}

export interface FormLoadResult {
  /** Messages whose saving the server acknowledged. */
  acknowledged: Set<string>;
  /** Saves that were sent, repetitions included. */
  sent: number;
  /** Connections that were cut on purpose. */
  cut: number;
  seconds: number;
  /** Milliseconds of acknowledged saves, without repetitions, in ascending order. */
  latencies: number[];
}

const cuts: readonly Cut[] = ['request', 'waiting', 'answer'];

/** Visitors who send forms over breaking connections, and retry with the same key until the form is acknowledged. */
export async function runFormLoad({
  address,
  saves,
  visitors = 20,
  cutShare = 0.05,
  random = Math.random,
  onAcknowledged = () => {},
  patience = 60_000,
}: FormLoadOptions): Promise<FormLoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const crumb = await fetchCrumb(address);
  const headers = {
    'content-type': 'application/json',
    cookie: `crumb=${crumb}`,
    origin: new URL(address).origin,
  };
  const result: FormLoadResult = {
    acknowledged: new Set(),
    sent: 0,
    cut: 0,
    seconds: 0,
    latencies: [],
  };
  const call = (path: string) => `${address}${path}?crumb=${encodeURIComponent(crumb)}`;

  /** Sends until an answer arrives, like a client that retries after a lost connection or while the server restarts. */
  async function sendUntilAnswered(
    path: string,
    body: string,
    isCuttable: boolean,
  ): Promise<string> {
    const end = Date.now() + patience;
    for (;;) {
      const cut =
        isCuttable && random() < cutShare ? cuts[Math.floor(random() * cuts.length)] : undefined;
      if (cut) result.cut += 1;
      const start = performance.now();
      try {
        if (isCuttable) result.sent += 1;
        const { status, text } = await post(call(path), { agent, body, headers, cut });
        if (status === 200) {
          if (isCuttable) result.latencies.push(performance.now() - start);
          return text;
        }
        if (status < 500) throw new Error(`${path} answered ${status}: ${text}`);
      } catch (error) {
        if (!(error instanceof CutError)) throw error;
      }
      if (Date.now() > end) throw new Error(`${path}: no answer within ${patience} ms.`);
      await sleep(20);
    }
  }

  async function save(number: number): Promise<void> {
    const { key } = JSON.parse(
      await sendUntilAnswered('/api/form/FormSubmissionKey', '', false),
    ) as {
      key: string;
    };
    const message = `Message ${number}`;
    const values = { name: ['Load', 'Run'], email: 'load@example.com', topics: [], message };
    const payload = { key, formId: 'contact', form: JSON.stringify(values), pagePath: '/contact' };
    await sendUntilAnswered('/api/form/SaveFormSubmission', JSON.stringify(payload), true);
    result.acknowledged.add(message);
    onAcknowledged(result.acknowledged.size);
  }

  let next = 0;
  const start = performance.now();
  const visit = async () => {
    while (next < saves) await save((next += 1));
  };
  try {
    await Promise.all(Array.from({ length: visitors }, visit));
  } finally {
    agent.destroy();
  }
  result.seconds = (performance.now() - start) / 1000;
  result.latencies.sort((a, b) => a - b);
  return result;
}

async function fetchCrumb(address: string): Promise<string> {
  const response = await fetch(address);
  await response.text();
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('crumb='));
  return /^crumb=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
}
