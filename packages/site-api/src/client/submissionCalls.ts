import { CrumbError } from '../errors/CrumbError';
import { SiteCallError } from '../errors/SiteCallError';
import type { SiteClient } from './createSiteClient';

type SubmissionClient = SiteClient<'formSubmissionKey' | 'saveFormSubmission'>;
type Payload = Parameters<SubmissionClient['saveFormSubmission']>[0];

/**
 * The contract's named fields. Its index signature is dropped, because a caller's interface would
 * not fit it.
 */
type Submission = {
  readonly [Field in keyof Payload as string extends Field ? never : Field]: Payload[Field];
};

/** Why a submission failed, in the shape that a form expects. */
export interface SubmissionRefusal {
  ok: false;
  /** HTTP status; 0 if there was no answer. */
  status: number;
  /** The answer's JSON, if it could be read. */
  body?: unknown;
  /** Seconds to wait, if the server says so. */
  retryAfter?: number;
  /** The page cannot store a crumb ([API-9]): only the form's own post works. */
  needsPost?: true;
}

/** The two calls of a form; they never reject. */
export interface SubmissionCalls {
  requestSubmissionKey: (
    signal?: AbortSignal,
  ) => Promise<{ ok: true; key: string } | SubmissionRefusal>;
  saveSubmission: (
    payload: Submission,
    signal?: AbortSignal,
  ) => Promise<{ ok: true } | SubmissionRefusal>;
}

/**
 * A form's calls ([API-13], [API-14]) made by a client, for the form's `ports`:
 * `submissionCalls(createSiteClient({ calls: formRoutes, crumb: crumbCookie() }))`. A failure is
 * returned, not thrown: the form shows it, so no system error is raised.
 */
export function submissionCalls(client: SubmissionClient): SubmissionCalls {
  return {
    async requestSubmissionKey(signal) {
      try {
        const { key } = await client.formSubmissionKey({ signal, handlesFailure: true });
        return { ok: true, key };
      } catch (error) {
        return refusal(error);
      }
    },
    async saveSubmission(payload, signal) {
      try {
        await client.saveFormSubmission({ ...payload }, { signal, handlesFailure: true });
        return { ok: true };
      } catch (error) {
        return refusal(error);
      }
    },
  };
}

function refusal(error: unknown): SubmissionRefusal {
  if (!(error instanceof SiteCallError)) return { ok: false, status: 0 };
  const { status = 0, answer, retryAfter } = error;
  const wait = retryAfter === undefined ? {} : { retryAfter: Math.ceil(retryAfter / 1000) };
  const post = error instanceof CrumbError ? { needsPost: true as const } : {};
  return { ok: false, status, body: answer, ...wait, ...post };
}
