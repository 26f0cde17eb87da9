interface Review {
  /** The slug of the product. */
  product: string;
  rating: number;
  writtenOn: string;
  author: string;
  headline?: string;
  body?: string;
}

const review = ({ product, headline = '', body = '', ...review }: Review) => ({
  productId: `product-${product}`,
  headline,
  body,
  ...review,
});

/** The reviews of the sample shop's buyers. */
export const sampleReviews = [
  review({
    product: 'mug',
    rating: 5,
    writtenOn: '2025-05-18',
    author: 'Hanne',
    headline: 'Three fingers, as promised',
    body: 'I have large hands and it still sits right. The foot has not left a mark on the table in four months.',
  }),
  review({
    product: 'mug',
    rating: 4,
    writtenOn: '2025-04-02',
    author: 'Tom R.',
    headline: 'Heavier than it looks',
    body: 'Keeps tea warm for longer than my thin ones. I had to get used to the weight; my son calls it the anvil and drinks from nothing else.',
  }),
  review({
    product: 'mug',
    rating: 5,
    writtenOn: '2025-03-09',
    author: 'נועה',
    headline: 'כוס יפה מאוד',
    body: 'הגיעה ארוזה היטב, בדיוק כמו בתמונה.',
  }),
  review({ product: 'mug', rating: 5, writtenOn: '2025-02-21', author: 'Ilse' }),
  review({
    product: 'mug',
    rating: 3,
    writtenOn: '2025-01-30',
    author: 'B. Aldous',
    headline: 'Good mug, other green',
    body: 'Nothing wrong with it. The celadon is greyer than on my screen, so look at it at the Weir House if you can.',
  }),
  review({
    product: 'mug',
    rating: 5,
    writtenOn: '2024-12-19',
    author: 'Ruth',
    headline: 'The fourth one',
    body: 'One for each of us now. The dishwasher has done nothing to them.',
  }),
  review({
    product: 'water-jug',
    rating: 5,
    writtenOn: '2025-04-27',
    author: 'Marek',
    headline: 'Not one drip',
    body: 'We tested it as well. It is true.',
  }),
  review({
    product: 'water-jug',
    rating: 4,
    writtenOn: '2025-02-08',
    author: 'Ada',
    headline: 'Wide and heavy when full',
  }),
];
