/** The error that `mutateCart` rejects with when the server has understood and refused: asking again would not help. */
export class CartRefusal extends Error {
  override name = 'CartRefusal';

  /**
   * @param message for the visitor, if the server gave one
   * @param code what stood in the way, e.g. `sold-out`
   */
  constructor(
    message = '',
    readonly code?: string,
  ) {
    super(message);
  }
}
