import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { spentCaptchas } from '../database/schema/index';
import type { CaptchaVerdict } from './captchaVerifier';
import { answerId } from './providerVerifier';

export interface Spending {
  verdict: CaptchaVerdict;
  submissionKey: string;
}

/**
 * Marks a captcha's solution as used by one submission. A repeated save of the same submission may contain the same
 * solution.
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

/** The verdict on a provider's answer that was accepted before: queried again, the provider would report it as used. */
export async function earlierVerdict(
  db: Database,
  captchaKey: string,
): Promise<CaptchaVerdict | undefined> {
  const id = answerId(captchaKey);
  const [spent] = await db.select().from(spentCaptchas).where(eq(spentCaptchas.id, id));
  return spent && { ok: true, id, expiresAt: spent.expiresAt };
}
