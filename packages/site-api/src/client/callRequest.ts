import type { Route } from '../routes/route';
import type { CallOptions, CrumbStore, SiteClientOptions } from './clientOptions';
import type { TokenStore } from './tokenStore';

/** A client's options with its stores filled in. */
export interface ClientSettings extends SiteClientOptions {
  readonly crumb: CrumbStore;
  readonly xsrf: TokenStore;
  /** Requests in flight that carry a crumb (the server's token against forged requests). */
  readonly carryingCrumb: Set<Promise<unknown>>;
}

/** One call: its row of the table, its payload and its options. */
export interface CallRequest {
  readonly name: string;
  readonly route: Route;
  readonly payload: unknown;
  readonly options: CallOptions;
}
