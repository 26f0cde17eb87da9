/** The state of the page that confirms a subscription, for a visitor who follows the link of a mail. */
export interface ConfirmView {
  /**
   * `pending`: asks; `confirmed`: says so; `expired`: the link is too old, and offers another; `sent`: another is on its
   * way; `limited`: as many were sent as are in a day; `left`: its address has left since; `gone`: what asked for it was
   * deleted; `unknown`: the link is not one of ours.
   */
  state: 'pending' | 'confirmed' | 'expired' | 'sent' | 'limited' | 'left' | 'gone' | 'unknown';
  /** Partly masked. */
  address?: string | undefined;
  /** The name of the newsletter. */
  newsletter?: string | undefined;
  /** Where the form is posted. */
  action?: string | undefined;
  /** Why what was posted was not done. */
  refusal?: string | undefined;
}
