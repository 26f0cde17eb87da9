/** A product of an order that can be reviewed. */
export interface ReviewedProduct {
  id: string;
  title: string;
  /** The address of its page, if it has one. */
  href?: string | undefined;
  imageUrl?: string | undefined;
  /** Its index among the order's products, which is the same whenever the form is shown. */
  place: number;
}

/** The page of a review request. */
export interface ReviewRequestView {
  /**
   * `open` asks; `reviewed`, `expired` and `unpaid` explain why not; `gone` if no product of the
   * order is sold any more; `unknown` for a request that is not ours, `none` for an address without
   * a request.
   */
  state: 'open' | 'reviewed' | 'expired' | 'unpaid' | 'gone' | 'unknown' | 'none';
  /** The number of the order. */
  number: number;
  products: readonly ReviewedProduct[];
  /** The address to which the form posts without JavaScript. */
  action: string;
}

/** A published review of a product. */
export interface ShownReview {
  id: string;
  /** 1 to 5. */
  rating: number;
  /** Plain texts; empty if the buyer wrote none. */
  headline: string;
  text: string;
  author: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** The summary of a product's published reviews. */
export interface RatingView {
  /** 1 to 5, not rounded; 0 without a review. */
  average: number;
  count: number;
}
