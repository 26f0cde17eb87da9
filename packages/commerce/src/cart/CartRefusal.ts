/**
 * The error with which `mutateCart` rejects when the server has refused the change: a retry would
 * not help.
 */
export class CartRefusal extends Error {
  override name = 'CartRefusal';

  /**
   * @param message for the visitor, if the server sent one
   * @param code the reason, e.g. `sold-out`
   */
  constructor(
    message = '',
    readonly code?: string,
  ) {
    super(message);
  }
}
