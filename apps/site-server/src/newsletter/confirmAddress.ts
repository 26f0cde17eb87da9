import { mailPaths } from '../http/mailPaths';
import { expiringId, readExpiringId, type ExpiringId } from '../security/expiringId';
import type { Signer } from '../security/signer';

/** Where a subscription is confirmed; no page can have this address. */
export const confirmPath = mailPaths.confirm;

/** Milliseconds for which the link of a confirmation works, from the moment at which it is sent. */
const confirmLifetime = 7 * 86_400_000;

const purpose = 'confirm a subscription';

/** The link by which the address of a submission confirms its subscription. */
export const confirmAddress = (signer: Signer, submissionId: string, now: number): string => {
  const token = expiringId(signer, purpose, { id: submissionId, ends: now + confirmLifetime });
  return `${confirmPath}?${new URLSearchParams({ token })}`;
};

export const readConfirmToken = (signer: Signer, token: string): ExpiringId | undefined =>
  readExpiringId(signer, purpose, token);
