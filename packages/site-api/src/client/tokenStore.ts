/** Keeps a token between calls: in a cookie or in memory. */
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
