const review = (
  [product, rating, writtenOn]: readonly [product: string, rating: number, writtenOn: string],
  author: string,
  headline = '',
  body = '',
) => ({
  productId: `product-${product}`,
  rating,
  writtenOn,
  author,
  headline,
  body,
});

/** The reviews of the sample shop's buyers. */
export const sampleReviews = [
  review(
    ['mug', 5, '2025-05-18'],
    'Hanne',
    'Three fingers, as promised',
    'I have large hands and it still sits right. The foot has not left a mark on the table in four months.',
  ),
  review(
    ['mug', 4, '2025-04-02'],
    'Tom R.',
    'Heavier than it looks',
    'Keeps tea warm for longer than my thin ones. I had to get used to the weight; my son calls it the anvil and drinks from nothing else.',
  ),
  review(['mug', 5, '2025-03-09'], 'נועה', 'כוס יפה מאוד', 'הגיעה ארוזה היטב, בדיוק כמו בתמונה.'),
  review(['mug', 5, '2025-02-21'], 'Ilse'),
  review(
    ['mug', 3, '2025-01-30'],
    'B. Aldous',
    'Good mug, other green',
    'Nothing wrong with it. The celadon is greyer than on my screen, so look at it at the Weir House if you can.',
  ),
  review(
    ['mug', 5, '2024-12-19'],
    'Ruth',
    'The fourth one',
    'One for each of us now. The dishwasher has done nothing to them.',
  ),
  review(
    ['water-jug', 5, '2025-04-27'],
    'Marek',
    'Not one drip',
    'We tested it as well. It is true.',
  ),
  review(['water-jug', 4, '2025-02-08'], 'Ada', 'Wide and heavy when full'),
];
