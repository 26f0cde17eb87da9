import type { accounts } from '../database/schema/index';
import type { Signer } from './signer';

type AccountRow = Pick<typeof accounts.$inferSelect, 'id' | 'passwordHash'>;

/** Milliseconds for which a link to a new password works: long enough for an invitation to last over a weekend. */
export const passwordLinkLifetime = 3 * 86_400_000;
const purpose = 'new password';
const shape = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{22})$/;

export const passwordPath = '/config/password';

/** The signature covers the hash: a new password invalidates every earlier link. */
const signedText = ({ id, passwordHash }: AccountRow, ends: string) =>
  JSON.stringify([id, passwordHash, ends]);

/** The address at which an account gets a new password, once. */
export function passwordLink(
  signer: Signer,
  account: AccountRow,
  {
    now,
    lifetime = passwordLinkLifetime,
    path = passwordPath,
  }: { now: number; lifetime?: number; path?: string | undefined },
): string {
  const ends = (now + lifetime).toString(36);
  const key = `${account.id}.${ends}.${signer.sign(purpose, signedText(account, ends))}`;
  return `${path}?${new URLSearchParams({ key })}`;
}

/** Id of the account that a key names, before it is checked. */
export const accountOfKey = (key: string): string | undefined => shape.exec(key)?.[1];

export function isKeyGood(
  signer: Signer,
  { key, account, now }: { key: string; account: AccountRow; now: number },
): boolean {
  const [, id, ends = '', signature = ''] = shape.exec(key) ?? [];
  return (
    id === account.id &&
    Number.parseInt(ends, 36) > now &&
    signer.isValid(purpose, signedText(account, ends), signature)
  );
}
