/**
 * The state of the page that confirms a subscription, for a visitor who follows the link in a mail.
 */
export interface ConfirmView {
  /**
   * `pending`: asks for confirmation; `confirmed`: confirmed; `expired`: the link is too old, and
   * another is offered; `sent`: another mail was sent; `limited`: the day's limit of mails is
   * reached; `left`: the address has unsubscribed since; `gone`: the subscription was deleted;
   * `unknown`: the link is not ours.
   */
  state: 'pending' | 'confirmed' | 'expired' | 'sent' | 'limited' | 'left' | 'gone' | 'unknown';
  /** Partly masked. */
  address?: string | undefined;
  /** The name of the newsletter. */
  newsletter?: string | undefined;
  /** The address to which the form posts. */
  action?: string | undefined;
  /** Why the post was refused. */
  refusal?: string | undefined;
}
