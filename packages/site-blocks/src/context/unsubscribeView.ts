/**
 * The state of the page for unsubscribing from a newsletter, for a visitor who follows a link in a
 * mail.
 */
export interface UnsubscribeView {
  /**
   * `subscribed`: asks; `left`: confirms it, and offers to undo it; `gone`: the subscription was
   * deleted; `unknown`: the link is not ours.
   */
  state: 'subscribed' | 'left' | 'gone' | 'unknown';
  /** Partly masked. */
  address?: string | undefined;
  /** The name of the newsletter. */
  newsletter?: string | undefined;
  /** The address to which the form posts. */
  action?: string | undefined;
  /** Whether the visitor has just subscribed again. @default false */
  isBack?: boolean | undefined;
  /** Why the post was refused. */
  refusal?: string | undefined;
}
