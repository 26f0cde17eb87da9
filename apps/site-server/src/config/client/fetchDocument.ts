/** Milliseconds for a GET. A POST has no limit: it may have been saved already. */
const timeLimit = 10_000;

/**
 * Fetches a page of the area as an inert document. By XMLHttpRequest, which parses HTML itself: the policy of the area
 * forbids scripts to parse text into a document.
 *
 * @param body fields to post; without them it is a GET
 * @throws when the server cannot be reached, does not answer in time or with HTML, or the signal aborts the request
 */
export function fetchDocument(
  address: string,
  { body, signal }: { body?: URLSearchParams; signal?: AbortSignal } = {},
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(body ? 'POST' : 'GET', address);
    request.responseType = 'document';
    if (!body) request.timeout = timeLimit;
    const fail = () => reject(new Error(`${address} did not answer with a page.`));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('load', () => {
      const found = request.responseXML;
      if (found) resolve(found);
      else fail();
    });
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
}
