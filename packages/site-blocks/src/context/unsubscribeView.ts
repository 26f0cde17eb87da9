/** The state of the page for leaving a newsletter, for a visitor who follows a link of a mail. */
export interface UnsubscribeView {
  /**
   * `subscribed`: asks; `left`: says so, and offers the way back; `gone`: the subscription was deleted; `unknown`: the
   * link is not one of ours.
   */
  state: 'subscribed' | 'left' | 'gone' | 'unknown';
  /** Partly masked. */
  address?: string | undefined;
  /** The name of the newsletter. */
  newsletter?: string | undefined;
  /** Where the form is posted. */
  action?: string | undefined;
  /** Whether the visitor has just come back. @default false */
  isBack?: boolean | undefined;
  /** Why what was posted was not done. */
  refusal?: string | undefined;
}
