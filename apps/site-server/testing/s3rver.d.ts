/** An S3 server over a folder, for tests: the package brings no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }
}
