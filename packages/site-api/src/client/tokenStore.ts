/** Where a token lives between calls: a cookie, or memory. */
export interface TokenStore {
  read(): string | undefined;
  /** `undefined` forgets it. */
  store(token: string | undefined): void;
}

/** A token that lives as long as the client. */
export function tokenInMemory(token?: string): TokenStore {
  return {
    read: () => token,
    store(next) {
      token = next;
    },
  };
}
