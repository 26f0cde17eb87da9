/**
 * Whether a buyer's money may still go, or be gone, because the provider has not answered. Nothing may be said then of
 * what was charged.
 */
export const isUndecided = (status: string | undefined): status is 'pending' | 'unsettled' =>
  status === 'pending' || status === 'unsettled';
