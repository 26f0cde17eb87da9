import { AuthorizationFailError } from '../errors/AuthorizationFailError';
import { CrumbError } from '../errors/CrumbError';
import { LoginRequiredError } from '../errors/LoginRequiredError';
import { NotFoundError } from '../errors/NotFoundError';
import { RejectedCallError } from '../errors/RejectedCallError';
import { ServerError } from '../errors/ServerError';
import { ServiceUnavailableError } from '../errors/ServiceUnavailableError';
import type { CallFailure, SiteCallError } from '../errors/SiteCallError';
import { UnauthorizedError } from '../errors/UnauthorizedError';
import { UnexpectedStatusError } from '../errors/UnexpectedStatusError';

/** Statuses whose body carries the error message ([API-6]). */
const speakingStatuses = [400, 401, 500, 502];

/** Statuses with a message of their own ([API-4]). */
const statusFailures: Readonly<Record<number, typeof SiteCallError>> = {
  401: UnauthorizedError,
  403: UnauthorizedError,
  404: NotFoundError,
  500: ServerError,
  501: ServerError,
  503: ServiceUnavailableError,
};

interface SpeakingAnswer {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly billingErrorCode?: unknown;
  readonly crumbFail?: unknown;
  readonly loginRequired?: unknown;
  readonly authorizationFail?: unknown;
}

/**
 * The failure that an answer means, or `undefined` for a success ([API-1], [API-4], [API-6] to
 * [API-9]).
 */
export function failureOfAnswer(
  received: CallFailure & { readonly status: number },
  succeeded: boolean,
): SiteCallError | undefined {
  const { status, answer } = received;
  const { error, message, errors, billingErrorCode, crumbFail, loginRequired, authorizationFail } =
    (answer ?? {}) as SpeakingAnswer;
  const speaks = succeeded
    ? error
    : speakingStatuses.includes(status) && (error || message || errors || billingErrorCode);
  const text = [error, message].find((words) => words && typeof words === 'string') as string;

  const Failure = crumbFail
    ? CrumbError
    : loginRequired
      ? LoginRequiredError
      : authorizationFail
        ? AuthorizationFailError
        : speaks
          ? RejectedCallError
          : succeeded
            ? undefined
            : (statusFailures[status] ?? UnexpectedStatusError);
  return Failure && new Failure({ ...received, text: speaks ? text : undefined });
}
