import type { CallName } from '@plinth/site-api/contract';
import type { RateLimit } from './rateLimits';

export interface CallLimit extends RateLimit {
  /** `stored` holds across servers and restarts; `memory` costs no write. */
  kept: 'stored' | 'memory';
}

/** A call, the form of a lock screen, a file of a form, a decision about cookies, or the form that asks for a new password. */
export type LimitName = CallName | 'unlock' | 'forgotten' | 'formFile' | 'consent';

const minute = 60_000;

/** Calls that store something permanently or cost a password hash; several visitors may share one address. */
const limits: Partial<Record<LimitName, CallLimit>> = {
  formSubmissionKey: { calls: 60, window: 10 * minute, kept: 'stored' },
  saveFormSubmission: { calls: 30, window: 10 * minute, kept: 'stored' },
  consent: { calls: 60, window: 10 * minute, kept: 'memory' },
  formFile: { calls: 120, window: 10 * minute, kept: 'memory' },
  // Codes can be guessed.
  applyCoupon: { calls: 60, window: 10 * minute, kept: 'stored' },
  placeOrder: { calls: 60, window: 10 * minute, kept: 'stored' },
  memberLogin: { calls: 10, window: 10 * minute, kept: 'stored' },
  forgotten: { calls: 10, window: 10 * minute, kept: 'stored' },
  unlock: { calls: 10, window: 10 * minute, kept: 'stored' },
  widgetRendering: { calls: 120, window: minute, kept: 'memory' },
  placesAutocomplete: { calls: 120, window: minute, kept: 'memory' },
  placeDetails: { calls: 60, window: minute, kept: 'memory' },
};

const standard: CallLimit = { calls: 600, window: minute, kept: 'memory' };

/** Calls that one address may make. */
export const callLimit = (name: LimitName): CallLimit => limits[name] ?? standard;
