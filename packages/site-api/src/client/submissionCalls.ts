import { CrumbError } from '../errors/CrumbError';
import { SiteCallError } from '../errors/SiteCallError';
import type { SiteClient } from './createSiteClient';

type SubmissionClient = SiteClient<'formSubmissionKey' | 'saveFormSubmission'>;
type Payload = Parameters<SubmissionClient['saveFormSubmission']>[0];

/** The contract's fields by name. That it lets others pass would keep a caller's own interface from fitting. */
type Submission = {
  readonly [Field in keyof Payload as string extends Field ? never : Field]: Payload[Field];
};

/** Why a submission did not come through, as a form understands it. */
export interface SubmissionRefusal {
  ok: false;
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  /** The answer's JSON, where it could be read. */
  body?: unknown;
  /** Seconds to wait, where the server names them. */
  retryAfter?: number;
  /** The page can keep no crumb ([API-9]): only the form's own post comes through. */
  needsPost?: true;
}

/** The two calls of a form; none of them ever rejects. */
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
 * A form's calls ([API-13], [API-14]) by way of a client, to be given to it as its ports:
 * `submissionCalls(createSiteClient({ calls: formRoutes, crumb: crumbCookie() }))`.
 * A failure is an answer here: the form says it itself, so that nothing is raised as a system error.
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
