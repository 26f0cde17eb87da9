import type { Sender } from './sender';

/** The visit of one visitor. @returns the status of the request that counts, and its milliseconds */
export type Visit = () => Promise<{ status: number; milliseconds: number }>;

export interface Tally {
  /** Submissions and hits that the server has acknowledged. */
  submissions: Set<string>;
  hits: Set<string>;
}

export type VisitKind = 'pages' | 'forms' | 'census';

export interface VisitParts {
  sender: Sender;
  origin: string;
  tally: Tally;
  /** Distinguishes the submissions and hits of this cell. */
  cell: string;
}

const addresses = ['/', '/shop', '/contact', '/journal', '/glaze-notes'];

async function timed(work: () => Promise<{ status: number }>) {
  const start = performance.now();
  const { status } = await work();
  return { status, milliseconds: performance.now() - start };
}

/** The pages of a browser that takes Brotli, one after the other. */
export function visitPages({ sender }: VisitParts): Visit {
  let turn = 0;
  return () => {
    const path = addresses[(turn += 1) % addresses.length]!;
    return timed(() => sender.send({ path, headers: { 'accept-encoding': 'gzip, br' } }));
  };
}

/** A key is fetched and a submission saved under it; the time is the save's. */
export async function writeMails({ sender, origin, tally, cell }: VisitParts): Promise<Visit> {
  const { cookies } = await sender.send({ path: '/contact' });
  const crumb = /crumb=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
  const headers = { 'content-type': 'application/json', cookie: `crumb=${crumb}`, origin };
  const call = (name: string) => `/api/form/${name}?crumb=${encodeURIComponent(crumb)}`;
  let written = 0;
  return async () => {
    const message = `Message ${(written += 1)} of ${cell}`;
    const path = call('FormSubmissionKey');
    const answer = await sender.send({ method: 'POST', path, headers });
    if (answer.status !== 200) return { status: answer.status, milliseconds: NaN };
    const { key } = JSON.parse(answer.text) as { key: string };
    const form = JSON.stringify({
      name: 'Load',
      email: 'load@example.com',
      topic: 'A question',
      message,
    });
    const body = JSON.stringify({ key, formId: 'contact', form, elapsed: 5000 });
    const saved = await timed(() =>
      sender.send({ method: 'POST', path: call('SaveFormSubmission'), headers, body }),
    );
    if (saved.status === 200) tally.submissions.add(message);
    return saved;
  };
}

/** Hits with ids of their own; every tenth is sent again, as by a page whose answer was lost. */
export function countHits({ sender, tally, cell }: VisitParts): Visit {
  let counted = 0;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return () => {
    counted += 1;
    const id = `hit ${counted - (counted % 10 === 0 ? 1 : 0)} of ${cell}`;
    const data = JSON.stringify({ id, pagePath: '/contact', referrer: '' });
    const body = new URLSearchParams({ event: 'View', data }).toString();
    return timed(async () => {
      const path = '/api/census/RecordHit';
      const answer = await sender.send({ method: 'POST', path, headers, body });
      if (answer.status === 200) tally.hits.add(id);
      return answer;
    });
  };
}
