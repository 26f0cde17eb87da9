import { expect, it } from 'vitest';
import { hashOf, signRequest } from './signRequest';

// The examples that Amazon publishes for Signature Version 4 in headers.
const access = {
  origin: 'https://examplebucket.s3.amazonaws.com',
  bucket: 'examplebucket',
  prefix: '',
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');
const empty = hashOf('');

const signatureOf = (
  method: string,
  path: string,
  { headers = {}, bodyHash = empty }: { headers?: Record<string, string>; bodyHash?: string } = {},
) => {
  const url = new URL(path, access.origin);
  const { authorization } = signRequest(access, { method, url, headers, bodyHash, now });
  return /Signature=(\w+)$/.exec(authorization!)?.[1];
};

it('[SRV-127c] signs as the published examples do: a part of an object', () => {
  expect(signatureOf('GET', '/test.txt', { headers: { range: 'bytes=0-9' } })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('[SRV-127c] signs as the published examples do: an object that is stored', () => {
  const headers = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  };
  const bodyHash = hashOf('Welcome to Amazon S3.');
  expect(signatureOf('PUT', '/test%24file.text', { headers, bodyHash })).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

it('[SRV-127c] signs as the published examples do: a list', () => {
  expect(signatureOf('GET', '/?max-keys=2&prefix=J')).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});
