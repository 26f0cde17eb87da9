export {};

declare global {
  /** Asks for a file of ours that did not come; the build calls it wherever a file is fetched on demand (`askAgain.js`). */
  var plinthAgain: (file: string) => Promise<unknown>;
}

let time = 1;

/**
 * Asks for a file under another address, because browsers remember for the life of a page which imports have failed:
 * the connection may be back, or Firefox stopped the file when a link was pressed that turned out to be a download. A
 * retry that fails is followed by another address; a retry that succeeds returns the same module to later callers. The
 * server names what such a file imports by the same time.
 */
globalThis.plinthAgain = async (file) => {
  const now = time;
  try {
    return (await import(/* @vite-ignore */ `./${file}?again=${now}`)) as unknown;
  } catch (error) {
    if (time === now) time += 1;
    throw error;
  }
};
