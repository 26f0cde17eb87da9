import { AuthorizationFailError } from '../errors/AuthorizationFailError';
import { CrumbError } from '../errors/CrumbError';
import { LoginRequiredError } from '../errors/LoginRequiredError';
import { RejectedCallError } from '../errors/RejectedCallError';
import { ServerError } from '../errors/ServerError';
import { ServiceUnavailableError } from '../errors/ServiceUnavailableError';
import type { CallFailure, SiteCallError } from '../errors/SiteCallError';
import { UnauthorizedError } from '../errors/UnauthorizedError';
import { UnexpectedStatusError } from '../errors/UnexpectedStatusError';

/** Statuses whose body speaks for itself ([API-6]). */
const speakingStatuses = [400, 401, 500, 502];

/** The failure that an answer stands for, or `undefined` for a success ([API-1], [API-4], [API-6] to [API-9]). */
export function judgeAnswer(
  received: CallFailure & { readonly status: number },
  succeeded: boolean,
): SiteCallError | undefined {
  const { status, answer } = received;
  const fields = (answer ?? {}) as Record<string, unknown>;
  const { error, message } = fields;
  const reason =
    error || (!succeeded && (message || fields['errors'] || fields['billingErrorCode']));
  const speaks = reason && (succeeded || speakingStatuses.includes(status));
  const text = speaks
    ? [error, message].find((words): words is string => !!words && typeof words === 'string')
    : undefined;
  const failure = { ...received, text };

  if (fields['crumbFail']) return new CrumbError(failure);
  if (fields['loginRequired']) return new LoginRequiredError(failure);
  if (fields['authorizationFail']) return new AuthorizationFailError(failure);
  if (speaks) return new RejectedCallError(failure);
  if (succeeded) return undefined;
  if (status === 401 || status === 403) return new UnauthorizedError(failure);
  if (status === 500 || status === 501) return new ServerError(failure);
  if (status === 503) return new ServiceUnavailableError(failure);
  return new UnexpectedStatusError(failure);
}
