/** Milliseconds after which the browser's own navigation, with its own messages, is better for a visitor. */
const timeLimit = 10_000;

export interface FetchedPage {
  document: Document;
  /** Where the page is after redirects. */
  url: string;
}

/**
 * Fetches a page as an inert document. By XMLHttpRequest, because it parses HTML itself: a string that a script parses
 * would need a Trusted Types policy, and a policy for whole pages would be a security risk.
 *
 * @returns undefined where the answer is no page of this site: then the browser has to load it
 */
export function fetchPage(url: string, signal: AbortSignal): Promise<FetchedPage | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = timeLimit;
    request.setRequestHeader('Accept', 'text/html');
    // The server then sends the page's style as text: an element with another page's nonce would be blocked.
    request.setRequestHeader('X-Plinth-Turn', '1');
    const fail = () => resolve(undefined);
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('load', () => {
      const document = request.responseXML;
      resolve(
        document?.body?.dataset['navigation'] === 'soft'
          ? { document, url: request.responseURL }
          : undefined,
      );
    });
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
