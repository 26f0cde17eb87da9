import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The part of a failure that the client reads ([API-6] to [API-9]). */
export interface FailureBody {
  error?: string;
  /** Field id → message. */
  errors?: Readonly<Record<string, string>>;
  crumbFail?: true;
  crumb?: string;
  loginRequired?: true;
  authorizationFail?: true;
  /** The address at which a buyer continues whose bank requires a confirmation. */
  continueAt?: string;
}

/** Ends a call with an answer that names the fault. */
export class CallFailure extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: FailureBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.error ?? `Status ${status}`);
    this.name = 'CallFailure';
  }
}
