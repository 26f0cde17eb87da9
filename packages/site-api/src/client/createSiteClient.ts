import type { CallAnswer, CallPayload } from '../contract/schemas';
import { AuthorizationFailError } from '../errors/AuthorizationFailError';
import { LoginRequiredError } from '../errors/LoginRequiredError';
import { SiteCallError } from '../errors/SiteCallError';
import type { CallName } from '../routes/routes';
import type { Route } from '../routes/route';
import type { CallOptions, SiteClientOptions } from './clientOptions';
import type { ClientSettings } from './callRequest';
import { performCall } from './performCall';
import { tokenInMemory } from './tokenStore';

/** One call as a method: the payload first if the call has one, then its options. */
export type CallMethodOf<Name extends CallName> =
  CallPayload<Name> extends undefined
    ? (options?: CallOptions) => Promise<CallAnswer<Name>>
    : Record<string, never> extends CallPayload<Name>
      ? (payload?: CallPayload<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>
      : (payload: CallPayload<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>;

/** The chosen calls as methods. A failure rejects with a `SiteCallError`. */
export type SiteClient<Names extends CallName = CallName> = {
  readonly [Name in Names]: CallMethodOf<Name>;
};

/**
 * A method for each of the given calls: `createSiteClient({ calls: routes, … })` for all of them,
 * `createSiteClient({ calls: { ...formRoutes, ...censusRoutes }, … })` where a page should load
 * only some. It imports only types from the contract; the schemas stay on the server.
 *
 * @example
 * ```ts
 * import { createSiteClient, formRoutes } from '@plinth/site-api/client';
 *
 * const client = createSiteClient({ calls: formRoutes, retry: 2, timeout: 10_000 });
 * const { key } = await client.formSubmissionKey();
 * ```
 */
export function createSiteClient<Names extends CallName>({
  calls,
  ...options
}: SiteClientOptions & {
  readonly calls: { readonly [Name in Names]: Route };
}): SiteClient<Names> {
  const settings: ClientSettings = {
    ...options,
    crumb: options.crumb ?? tokenInMemory(),
    xsrf: options.xsrf ?? tokenInMemory(),
    carryingCrumb: new Set(),
  };
  let systemErrorIsOpen = false;

  /** [API-10] One system error at a time: the next is raised only after the dialog is closed. */
  function raiseSystemError(error: SiteCallError): void {
    const { onSystemError } = settings;
    if (systemErrorIsOpen || !onSystemError) return;
    systemErrorIsOpen = true;
    const close = () => {
      systemErrorIsOpen = false;
    };
    // Called inside the promise, so that a handler that throws neither hides the failure nor blocks
    // later ones.
    void new Promise<void>((resolve) => resolve(onSystemError({ error }))).finally(close);
  }

  function announce(error: unknown, isRaised: boolean): void {
    if (error instanceof LoginRequiredError) settings.onLoginRequired?.(error);
    else if (error instanceof AuthorizationFailError) {
      settings.onAuthorizationFail?.(error);
      raiseSystemError(error);
    } else if (isRaised && error instanceof SiteCallError && error.name !== 'AbortError')
      raiseSystemError(error);
  }

  const methods = Object.entries<Route>(calls).map(([name, route]) => {
    const takesPayload = route.encoding !== 'none' || route.path.includes('{');
    const method = async (...given: unknown[]) => {
      const payload = takesPayload ? (given[0] ?? {}) : undefined;
      const callOptions = (given[takesPayload ? 1 : 0] ?? {}) as CallOptions;
      try {
        return await performCall({ name, route, payload, options: callOptions }, settings);
      } catch (error) {
        announce(error, !route.ignoresFailure && !callOptions.handlesFailure);
        throw error;
      }
    };
    return [name, method];
  });
  return Object.fromEntries(methods) as SiteClient<Names>;
}
