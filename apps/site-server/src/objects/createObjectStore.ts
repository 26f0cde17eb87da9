import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ByteRange } from '../assets/readRange';
import type { ObjectAccess } from './objectAccess';
import { encodePart, hashOf, signRequest } from './signRequest';

export interface ObjectFacts {
  size: number;
  modified: Date;
  etag: string;
}

/** The objects of a bucket below the prefix of its access. */
export interface ObjectStore {
  /** Stores a local file; it is stored completely or not at all. */
  put(key: string, file: string): Promise<void>;
  find(key: string): Promise<ObjectFacts | undefined>;
  /** The whole object, or a part of it. @throws where it does not exist */
  open(key: string, range?: ByteRange): Promise<IncomingMessage>;
  /** Removes an object; a missing object is no error. */
  remove(key: string): Promise<void>;
  /** @throws with a message for the server's operator where the bucket cannot be used */
  check(): Promise<void>;
  /** The objects whose keys begin so. */
  list(start: string): AsyncGenerator<{ key: string; modified: Date }>;
}

/** The service's answer that something is wrong with the access, or with the service itself. */
class ObjectStoreError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ObjectStoreError';
  }
}

interface Question {
  method: string;
  /** @default the bucket itself */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** A file of this computer. */
  body?: { file: string; size: number; hash: string };
}

/** Milliseconds without a byte. */
const patience = 30_000;
/** Milliseconds before the second and the third try. */
const pauses = [200, 1000];
const emptyHash = hashOf('');

/**
 * Uses an S3-compatible service, with its bucket in the path and Signature Version 4. Every request can be repeated
 * without harm, so a request that failed because of the connection or the service is repeated.
 */
export function createObjectStore(access: ObjectAccess, clock = Date.now): ObjectStore {
  const { origin, bucket, prefix } = access;

  function ask({ method, key, query = {}, headers = {}, body }: Question) {
    const parts = [bucket, ...(key === undefined ? [] : [prefix + key])];
    const url = new URL(
      `/${parts.map((one) => one.split('/').map(encodePart).join('/')).join('/')}`,
      origin,
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // Spaces of a query are signed as %20: they have to be sent so.
    url.search = url.search.replaceAll('+', '%20');
    const signed = signRequest(access, {
      method,
      url,
      headers: { ...headers, ...(body ? { 'content-length': String(body.size) } : {}) },
      bodyHash: body?.hash ?? emptyHash,
      now: new Date(clock()),
    });
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, { method, headers: signed });
      request.on('response', resolve).on('error', reject);
      request.setTimeout(patience, () =>
        request.destroy(new Error(`${origin} has not answered for ${patience / 1000} s.`)),
      );
      if (body) pipeline(createReadStream(body.file), request).catch(reject);
      else request.end();
    });
  }

  /** @param expected statuses that are no error */
  async function askAgain(
    question: Question,
    expected: readonly number[],
  ): Promise<IncomingMessage> {
    for (let attempt = 0; ; attempt += 1) {
      const pause = pauses[attempt];
      try {
        const answer = await ask(question);
        const { statusCode = 0 } = answer;
        if (expected.includes(statusCode)) return answer;
        const reason = /<Code>([^<]*)<\/Code>/.exec(await text(answer))?.[1] ?? '';
        const error = new ObjectStoreError(
          statusCode,
          `${origin} answered ${question.method} with ${statusCode} ${reason}`.trim(),
        );
        if (statusCode < 500 && statusCode !== 429) throw error;
        if (pause === undefined) throw error;
      } catch (error) {
        const isFinal = error instanceof ObjectStoreError && error.status < 500;
        if (isFinal || pause === undefined) throw error;
      }
      await wait(pause);
    }
  }

  /** Sends a request whose answer body is not needed. */
  async function sendOnly(
    question: Question,
    expected: readonly number[],
  ): Promise<IncomingMessage> {
    const answer = await askAgain(question, expected);
    answer.resume();
    return answer;
  }

  return {
    async check() {
      try {
        await sendOnly({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } }, [200]);
      } catch (error) {
        throw new Error(
          `PLINTH_FILES cannot be used: ${(error as Error).message}. Check the host, the bucket ${bucket}, its region and the key; the server does not start without its files.`,
          { cause: error },
        );
      }
    },
    async put(key, file) {
      const { size } = await stat(file);
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      // The service compares the digest: bytes that were changed in transit are refused.
      const body = { file, size, hash: hash.digest('hex') };
      await sendOnly({ method: 'PUT', key, body }, [200]);
    },
    async find(key) {
      const { statusCode, headers } = await sendOnly({ method: 'HEAD', key }, [200, 404]);
      if (statusCode === 404) return undefined;
      return {
        size: Number(headers['content-length'] ?? 0),
        modified: new Date(headers['last-modified'] ?? 0),
        etag: headers.etag ?? `"${key}"`,
      };
    },
    open: (key, range) =>
      askAgain(
        {
          method: 'GET',
          key,
          headers: range ? { range: `bytes=${range.from}-${range.to}` } : {},
        },
        [200, 206],
      ),
    async remove(key) {
      await sendOnly({ method: 'DELETE', key }, [200, 204, 404]);
    },
    async *list(start) {
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: prefix + start,
          ...(token ? { 'continuation-token': token } : {}),
        };
        const xml = await text(await askAgain({ method: 'GET', query }, [200]));
        for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = unescapeXml(/<Key>([^<]*)<\/Key>/.exec(content)?.[1] ?? '');
          const modified = new Date(/<LastModified>([^<]*)/.exec(content)?.[1] ?? 0);
          if (key.startsWith(prefix)) yield { key: key.slice(prefix.length), modified };
        }
        const next = /<NextContinuationToken>([^<]*)/.exec(xml)?.[1];
        token = next === undefined ? undefined : unescapeXml(next);
      } while (token);
    },
  };
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const unescapeXml = (escaped: string): string =>
  escaped.replace(/&(?:#(x[0-9a-f]+|\d+)|(\w+));/gi, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(`0${code}`)) : (named[name!] ?? whole),
  );
