import { issueChallenge, verifyProof } from '@plinth/forms/proof-of-work';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../database/openDatabase';
import { spentCaptchas } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';

export type CaptchaVerdict = { ok: true; id: string; expiresAt: Date } | { ok: false };

/** Tells people from programs: our own proof of work, or a service that a site has an account with. */
export interface CaptchaVerifier {
  /** @param captchaKey what the page sent, empty where it sent nothing */
  verify(captchaKey: string): Promise<CaptchaVerdict>;
}

/** Checks what `proofOfWorkCaptcha` in the page has worked out. */
export function createProofOfWorkVerifier(secret: string): CaptchaVerifier {
  return {
    async verify(captchaKey) {
      const verdict = await verifyProof(captchaKey, { secret });
      if (!verdict.ok) return { ok: false };
      return { ok: true, id: verdict.id, expiresAt: new Date(verdict.expiresAt * 1000) };
    },
  };
}

export interface Spending {
  verdict: CaptchaVerdict;
  submissionKey: string;
}

/**
 * Takes a solution for one submission. A repeated save of the same submission may bring the same solution again.
 * @returns whether it counts
 */
export async function spendCaptcha(
  db: Database,
  { verdict, submissionKey }: Spending,
): Promise<boolean> {
  if (!verdict.ok) return false;
  const { id, expiresAt } = verdict;
  await db.insert(spentCaptchas).values({ id, submissionKey, expiresAt }).onConflictDoNothing();
  const [spent] = await db.select().from(spentCaptchas).where(eq(spentCaptchas.id, id));
  return spent?.submissionKey === submissionKey;
}

/** Where the page fetches what its device has to work out. Not a call of the contract: any captcha may take its place. */
export function registerCaptcha(app: Hono<ServerEnvironment>): void {
  app.get('/captcha/challenge', async (c) => {
    const { captchaSecret, clock } = c.get('services');
    c.header('cache-control', 'no-store');
    return c.json(await issueChallenge({ secret: captchaSecret, now: clock() }));
  });
}
