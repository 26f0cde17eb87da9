export {};

declare global {
  /** Retries the import of a file of the client that failed to load. The build adds the call to every dynamic import (`retryImports.js`). */
  var plinthRetryImport: (file: string) => Promise<unknown>;
}

let retry = 1;

/**
 * Requests a file under another address, because browsers remember for the life of a page which imports have failed:
 * the connection may be back, or Firefox stopped the file when a visitor pressed a link to a download. After a retry that
 * fails, the next one has another address; a retry that succeeds returns the same module to later callers. The server
 * gives the imports of such a file the same parameter.
 */
globalThis.plinthRetryImport = async (file) => {
  const now = retry;
  try {
    return (await import(/* @vite-ignore */ `./${file}?retry=${now}`)) as unknown;
  } catch (error) {
    if (retry === now) retry += 1;
    throw error;
  }
};
