import { expect, it } from 'vitest';
import { readSealedFacts, sealFacts } from './sealedFacts';
import { createSigner } from './signer';

const signer = createSigner('a secret');
const ends = 1_790_000_000_000;
const facts = { address: 'ines@studio.test', name: 'Inès' };
const key = sealFacts(signer, 'join', { facts, ends });

it('[SRV-2w] a key holds its facts until its end', () => {
  expect(readSealedFacts(signer, 'join', { key, now: ends - 1 })).toEqual(facts);
  expect(readSealedFacts(signer, 'join', { key, now: ends })).toBeUndefined();
});

it('[SRV-2w] a key that was changed, or made for something else, holds nothing', () => {
  const [body = '', signature = ''] = key.split('.');
  const forged = Buffer.from(
    JSON.stringify({ facts: { address: 'eve@evil.test' }, ends }),
  ).toString('base64url');
  for (const text of [`${forged}.${signature}`, `${body}.`, body, `.${signature}`, `${key}x`, ''])
    expect(readSealedFacts(signer, 'join', { key: text, now: 0 }), text).toBeUndefined();
  expect(readSealedFacts(signer, 'move', { key, now: 0 })).toBeUndefined();
  expect(readSealedFacts(createSigner('another'), 'join', { key, now: 0 })).toBeUndefined();
});
