import type { HttpBindings } from '@hono/node-server';
import type { Services } from './services';
import type { SiteSnapshot } from './site/loadSite';

/** The values of a request for middleware and handlers. */
export interface ServerEnvironment {
  /** Absent where a request did not arrive over a socket, as in tests. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    services: Services;
    /** Identifies the request in the log and in the answer's `X-Request-Id`. */
    requestId: string;
    /** The token of a session that began with this request: the browser does not have its cookie yet. */
    newSessionToken?: string;
    /** Signatures of the visitor's networks by their names, as far as `signNetwork` has made them. */
    signedNetworks?: Map<string, string>;
    /** The site as this request sees it, once `readSite` has read it. */
    visitedSite?: Promise<SiteSnapshot>;
  };
}
