/**
 * Whether a buyer's money may still be charged, or has been, because the provider has not answered. No message may then
 * say what was charged.
 */
export const isUndecided = (status: string | undefined): status is 'pending' | 'unsettled' =>
  status === 'pending' || status === 'unsettled';
