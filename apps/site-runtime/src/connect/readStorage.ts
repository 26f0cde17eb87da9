/** Reading the property itself throws where the browser denies storage. */
export function readStorage(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
