import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSignedId, signedId } from './signedId';
import { createSigner } from './signer';

const signer = createSigner('a secret of the server');

it('[SRV-2w] returns a row’s id to the holder of its token, for that purpose alone', () => {
  const id = randomUUID();
  const token = signedId(signer, 'leave', id);
  expect(token).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  expect(readSignedId(signer, 'leave', token)).toBe(id);
  expect(readSignedId(signer, 'read', token)).toBeUndefined();
  expect(readSignedId(createSigner('another'), 'leave', token)).toBeUndefined();
});

it('[SRV-2w] refuses a token that another party has made', () => {
  const [mine, other] = [randomUUID(), randomUUID()].map((id) => signedId(signer, 'leave', id));
  const [, signature] = mine!.split('.');
  for (const text of [
    ...['', '.', 'x', `${mine}x`, `${mine} `, mine!.slice(1), other!.split('.')[0]!],
    `${other!.split('.')[0]}.${signature}`,
    `${mine!.split('.')[0]}.${'A'.repeat(22)}`,
  ])
    expect(readSignedId(signer, 'leave', text), text).toBeUndefined();
});
