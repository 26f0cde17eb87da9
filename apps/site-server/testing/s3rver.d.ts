/** An S3 server over a folder, for tests: the package has no types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
