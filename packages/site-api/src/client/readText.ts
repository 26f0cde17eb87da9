/**
 * Reads a body up to a number of bytes; past it the rest is not downloaded, and `undefined` is given.
 * Rejects when the connection is cut in the middle.
 */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maxBytes) {
      // The rest is of no interest; a failing cancel changes nothing.
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
