import type { CallAnswer, CallPayload } from '../contract/schemas';
import { AuthorizationFailError } from '../errors/AuthorizationFailError';
import { LoginRequiredError } from '../errors/LoginRequiredError';
import { SiteCallError } from '../errors/SiteCallError';
import { routes } from '../routes/routes';
import type { CallName } from '../routes/routes';
import type { Route } from '../routes/route';
import type { CallOptions, SiteClientOptions } from './clientOptions';
import { performCall } from './performCall';
import type { ClientSettings } from './performCall';
import { tokenInMemory } from './tokenStore';

/** One call as a method: the payload first where the call has one, its options last. */
export type CallMethodOf<Name extends CallName> =
  CallPayload<Name> extends undefined
    ? (options?: CallOptions) => Promise<CallAnswer<Name>>
    : Record<string, never> extends CallPayload<Name>
      ? (payload?: CallPayload<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>
      : (payload: CallPayload<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>;

/** The chosen calls as methods. Every one rejects with a `SiteCallError`. */
export type ClientOf<Names extends CallName> = { readonly [Name in Names]: CallMethodOf<Name> };
export type SiteClient = ClientOf<CallName>;

/** The client of a whole site: a method for every call of the table. */
export function createSiteClient(options: SiteClientOptions = {}): SiteClient {
  return createClientFor(routes, options);
}

/** A client for some calls only, such as `createClientFor(formRoutes, options)`: the other rows are not loaded. */
export function createClientFor<Names extends CallName>(
  table: { readonly [Name in Names]: Route },
  options: SiteClientOptions = {},
): ClientOf<Names> {
  const settings: ClientSettings = {
    ...options,
    crumb: options.crumb ?? tokenInMemory(),
    xsrf: options.xsrf ?? tokenInMemory(),
  };
  let systemErrorIsOpen = false;

  /** [API-10] One system error at a time; the next one may come when the dialog is closed. */
  function raiseSystemError(error: SiteCallError): void {
    if (systemErrorIsOpen || !settings.onSystemError) return;
    systemErrorIsOpen = true;
    const close = () => {
      systemErrorIsOpen = false;
    };
    void Promise.resolve(settings.onSystemError({ error })).finally(close);
  }

  function announce(error: unknown, isRaised: boolean): void {
    if (error instanceof LoginRequiredError) settings.onLoginRequired?.(error);
    else if (error instanceof AuthorizationFailError) {
      settings.onAuthorizationFail?.(error);
      raiseSystemError(error);
    } else if (isRaised && error instanceof SiteCallError && error.name !== 'AbortError')
      raiseSystemError(error);
  }

  const methods = Object.entries<Route>(table).map(([name, route]) => {
    const takesPayload = route.encoding !== 'none' || route.path.includes('{');
    const method = async (...given: unknown[]) => {
      const payload = takesPayload ? (given[0] ?? {}) : undefined;
      const callOptions = (given[takesPayload ? 1 : 0] ?? {}) as CallOptions;
      try {
        return await performCall({ name, route, payload, options: callOptions }, settings);
      } catch (error) {
        announce(error, !!route.raises && !callOptions.handlesFailure);
        throw error;
      }
    };
    return [name, method];
  });
  return Object.fromEntries(methods) as ClientOf<Names>;
}
