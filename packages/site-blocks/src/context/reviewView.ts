/** A product of an order that can be reviewed. */
export interface ReviewedProduct {
  id: string;
  title: string;
  /** The address of its page, where it has one. */
  href?: string | undefined;
  imageUrl?: string | undefined;
  /** Its place among the order's products: the same whenever the form is shown. */
  place: number;
}

/** The page that a review request leads to. */
export interface ReviewRequestView {
  /**
   * `open` asks; `reviewed`, `expired` and `unpaid` say why not; `gone` where nothing of the order is sold any more;
   * `unknown` for what is no request of ours, `none` where the address has none.
   */
  state: 'open' | 'reviewed' | 'expired' | 'unpaid' | 'gone' | 'unknown' | 'none';
  /** The number of the order. */
  number: number;
  products: readonly ReviewedProduct[];
  /** Where the form is posted without JavaScript. */
  action: string;
}

/** A buyer's review of a product, as others see it. */
export interface ShownReview {
  id: string;
  /** 1 to 5. */
  rating: number;
  /** Plain texts; empty where the buyer wrote none. */
  headline: string;
  text: string;
  author: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** The sum of the published reviews of a product. */
export interface RatingView {
  /** 1 to 5, not rounded; 0 without a review. */
  average: number;
  count: number;
}
