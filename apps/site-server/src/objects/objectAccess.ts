import { environmentReader, type Environment } from '../environmentReader';

/** The access to a bucket of an S3-compatible service. */
export interface ObjectAccess {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  origin: string;
  bucket: string;
  /** The beginning of every key: empty, or ending with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const example = 'Give an address such as s3://key:secret@s3.eu-central-1.amazonaws.com/bucket.';

/**
 * Reads `PLINTH_FILES`.
 *
 * @returns `undefined` where there is none: files are kept in the data folder then
 * @throws when it is invalid; no message repeats the secret
 */
export function readObjectAccess(env: Environment): ObjectAccess | undefined {
  const given = environmentReader(env).text('PLINTH_FILES');
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 's3:' || !url.hostname)
    throw new Error(`PLINTH_FILES must begin with s3:// and name a host. ${example}`);
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decode);
  if (!accessKeyId || !secretAccessKey)
    throw new Error(
      `PLINTH_FILES has no key and secret before its host. Write a / or a + in them as %2F or %2B. ${example}`,
    );
  const [bucket = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decode);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`PLINTH_FILES names no bucket behind its host. ${example}`);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'tls');
  const tls = url.searchParams.get('tls');
  if (unknown !== undefined || !(tls === null || tls === 'off') || url.hash !== '')
    throw new Error(
      `PLINTH_FILES has unknown parts: after the bucket only ?region=… and tls=off are supported. ${example}`,
    );
  return {
    origin: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: rest.length > 0 ? `${rest.join('/')}/` : '',
    region: url.searchParams.get('region') ?? regionOf(url.hostname),
    accessKeyId,
    secretAccessKey,
  };
}

/** Amazon's hosts contain their region; most other services accept any. */
const regionOf = (host: string): string =>
  /^s3[.-]([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(host)?.[1] ?? 'us-east-1';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
