import { expect, it } from 'vitest';
import { expiringId, readExpiringId } from './expiringId';
import { createSigner } from './signer';

const signer = createSigner('a secret');
const id = '0198a2c4-5e6f-7a8b-9c0d-1e2f3a4b5c6d';
const ends = 1_790_000_000_123;
const token = expiringId(signer, 'confirm', { id, ends });

it('[SRV-92b] a link carries its row and its end, also when that has passed', () => {
  expect(readExpiringId(signer, 'confirm', token)).toEqual({ id, ends });
  const past = { id, ends: 0 };
  expect(readExpiringId(signer, 'confirm', expiringId(signer, 'confirm', past))).toEqual(past);
  // A row's id is the same in upper and lower case.
  expect(expiringId(signer, 'confirm', { id: id.toUpperCase(), ends })).toBe(token);
});

it('[SRV-92a] a link opens nothing that it was not made for, or that was changed', () => {
  const [short = '', until = '', signature = ''] = token.split('.');
  const later = (ends + 1).toString(36);
  const otherId = id.replace('0198', '0199');
  const [other = ''] = expiringId(signer, 'confirm', { id: otherId, ends }).split('.');
  for (const text of [
    `${other}.${until}.${signature}`,
    `${short}.${later}.${signature}`,
    `${short}.${until}.${signature.slice(0, -2)}xx`,
    `${short}.${until}`,
    ` ${token}`,
    `${token}\n`,
    '',
  ])
    expect(readExpiringId(signer, 'confirm', text), text).toBeUndefined();
  expect(readExpiringId(signer, 'unsubscribe', token)).toBeUndefined();
  expect(readExpiringId(createSigner('another'), 'confirm', token)).toBeUndefined();
});
