import { createHash, createHmac } from 'node:crypto';
import type { ObjectAccess } from './objectAccess';

export interface SignedRequest {
  method: string;
  url: URL;
  /** Names in lower case; `host` is added. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hexadecimal digits. */
  bodyHash: string;
  now: Date;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** In S3's encoding of an address: everything but letters, digits and `-._~` is percent-encoded. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Headers with the signature of a request, by AWS Signature Version 4. */
export function signRequest(
  { region, accessKeyId, secretAccessKey }: ObjectAccess,
  { method, url, headers, bodyHash, now }: SignedRequest,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': moment,
  };
  const names = Object.keys(signed).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${signed[name]!.trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(
    key,
    ['AWS4-HMAC-SHA256', moment, scope, hashOf(canonical)].join('\n'),
  ).digest('hex');
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
