import type { Coupon, ShippingOption } from '@plinth/commerce/cart';
import type { ProductDefinition } from '@plinth/site-model/definition';
import { sampleReviews } from './reviews';
import { samplePictures, type SamplePictureName } from './pictures/samplePictures';

/** A piece of the shop: the product, and the text of its page. */
export interface SampleProduct extends ProductDefinition {
  picture: SamplePictureName;
  /** Rich text. */
  description: string;
}

type Piece = Pick<SampleProduct, 'picture' | 'slug' | 'title' | 'description' | 'variants'>;

const piece = (product: Piece): SampleProduct => ({
  ...product,
  id: `product-${product.slug}`,
  productType: 'PHYSICAL',
  imageUrl: samplePictures[product.picture].src,
});

const euro = 100;

/** The eight pieces of the shelf. */
export const sampleProducts: SampleProduct[] = [
  piece({
    picture: 'moonJar',
    slug: 'moon-jar',
    title: 'Moon jar',
    description:
      '<p>Two bowls, joined at the waist while they were soft. The seam is left to be found. 31 cm high, chalk white, fired in wood.</p>',
    variants: [{ sku: 'MOON-1', price: 240 * euro, stock: 2 }],
  }),
  piece({
    picture: 'bottle',
    slug: 'bottle',
    title: 'Bottle',
    description:
      '<p>One branch, or none. Tenmoku that breaks to rust on the shoulder. 34 cm high.</p>',
    variants: [{ sku: 'BOTTLE-1', price: 130 * euro, stock: 3 }],
  }),
  piece({
    picture: 'jug',
    slug: 'water-jug',
    title: 'Water jug',
    description:
      '<p>Pours to the last drop without a drip; we test each one. Holds 1.4 litres.</p>',
    variants: [{ sku: 'JUG-1', price: 88 * euro, stock: 5 }],
  }),
  piece({
    picture: 'mug',
    slug: 'mug',
    title: 'Mug',
    description:
      '<p>A handle for three fingers, a foot that does not scratch the table. Holds 0.35 litres and goes into the dishwasher.</p>',
    variants: [
      { sku: 'MUG-OAT', price: 34 * euro, stock: 40, options: { Glaze: 'Oat' } },
      { sku: 'MUG-CELADON', price: 34 * euro, stock: 25, options: { Glaze: 'Celadon' } },
      { sku: 'MUG-IRON', price: 34 * euro, stock: 0, options: { Glaze: 'Iron red' } },
    ],
  }),
  piece({
    picture: 'bowl',
    slug: 'noodle-bowl',
    title: 'Noodle bowl',
    description:
      '<p>Deep enough for broth, wide enough for chopsticks. Iron red inside and out. 18 cm across.</p>',
    variants: [{ sku: 'BOWL-1', price: 46 * euro, salePrice: 38 * euro, stock: 12 }],
  }),
  piece({
    picture: 'cup',
    slug: 'cup',
    title: 'Cup',
    description:
      '<p>No handle: too hot to hold is too hot to drink. The large one is not made in tenmoku.</p>',
    variants: [
      {
        sku: 'CUP-S-CEL',
        price: 26 * euro,
        stock: 30,
        options: { Size: 'Small', Glaze: 'Celadon' },
      },
      {
        sku: 'CUP-S-TEN',
        price: 26 * euro,
        stock: 0,
        options: { Size: 'Small', Glaze: 'Tenmoku' },
      },
      {
        sku: 'CUP-L-CEL',
        price: 26 * euro,
        stock: 18,
        options: { Size: 'Large', Glaze: 'Celadon' },
      },
    ],
  }),
  piece({
    picture: 'jar',
    slug: 'lidded-jar',
    title: 'Lidded jar',
    description:
      '<p>For tea, or salt, or buttons. The lid was thrown on the same day and fits no other jar. 16 cm high.</p>',
    variants: [{ sku: 'JAR-1', price: 72 * euro, stock: 4 }],
  }),
  piece({
    picture: 'plate',
    slug: 'supper-plate',
    title: 'Supper plate',
    description: '<p>Chalk white with an unglazed rim. Stacks without a sound. 26 cm across.</p>',
    variants: [{ sku: 'PLATE-1', price: 38 * euro, stock: 24 }],
  }),
];

/** The products that are not on the shelf: a club that sends a pot again and again, and a gift card. */
export const sampleClub: Record<
  'monthly' | 'yearly' | 'friendMonthly' | 'friendYearly',
  ProductDefinition
> = {
  friendMonthly: {
    id: 'product-friend-monthly',
    slug: 'friend-monthly',
    title: 'Friend of the kiln',
    productType: 'SERVICE',
    subscription: { billingPeriod: { value: 1, unit: 'month' } },
    variants: [{ sku: 'FRIEND-MONTH', price: 6 * euro, unlimited: true }],
  },
  friendYearly: {
    id: 'product-friend-yearly',
    slug: 'friend-yearly',
    title: 'Friend of the kiln',
    productType: 'SERVICE',
    subscription: { billingPeriod: { value: 1, unit: 'year' } },
    variants: [{ sku: 'FRIEND-YEAR', price: 60 * euro, unlimited: true }],
  },
  monthly: {
    id: 'product-club-monthly',
    slug: 'club-monthly',
    title: 'Shelf club, a cup a month',
    productType: 'PHYSICAL',
    imageUrl: samplePictures.row.src,
    subscription: { billingPeriod: { value: 1, unit: 'month' } },
    variants: [{ sku: 'CLUB-MONTH', price: 29 * euro, unlimited: true }],
  },
  yearly: {
    id: 'product-club-yearly',
    slug: 'club-yearly',
    title: 'Shelf club, a large piece a year',
    productType: 'PHYSICAL',
    imageUrl: samplePictures.pair.src,
    subscription: { billingPeriod: { value: 1, unit: 'year' }, numBillingCycles: 3 },
    variants: [{ sku: 'CLUB-YEAR', price: 260 * euro, unlimited: true }],
  },
};

export const sampleGiftCard: ProductDefinition = {
  id: 'product-gift-card',
  slug: 'gift-card',
  title: 'Gift card',
  productType: 'GIFT_CARD',
  imageUrl: samplePictures.vase.src,
  variants: [25, 50, 100].map((value) => ({
    sku: `GIFT-${value}`,
    price: value * euro,
    unlimited: true,
    options: { Value: `€${value}` },
  })),
};

/** Products that are downloaded instead of sent. */
export const sampleTemplates: ProductDefinition = {
  id: 'product-cup-templates',
  slug: 'cup-templates',
  title: 'Templates for a cup',
  productType: 'DIGITAL',
  imageUrl: samplePictures.row.src,
  variants: [{ sku: 'TEMPLATES-CUP', price: 12 * euro, unlimited: true }],
  files: [
    { file: 'Profil Weidenröschen.svg', name: 'Weidenröschen, Profil für 0,2 l.svg' },
    { file: 'foot-ring.svg' },
  ],
};

const eur = (amount: number) => ({ amount: amount * euro, currencyCode: 'EUR' as const });

const shippingOptions: ShippingOption[] = [
  { id: 'post', name: 'By post, packed in straw', cost: eur(9), freeFrom: eur(150) },
  { id: 'collect', name: 'Collect at the Weir House', cost: eur(0), isPickUp: true },
];

const coupons: (Coupon & { maxUses?: number })[] = [
  { code: 'FIRSTFIRING', discount: { kind: 'percent', percent: 10 } },
  { code: 'LASTCRATE', discount: { kind: 'amount', amount: eur(20) }, maxUses: 5 },
  { code: 'STRAW', discount: { kind: 'free-shipping' }, minimumSubtotal: eur(60) },
];

export const sampleShop = {
  settings: {
    currencyCode: 'EUR' as const,
    pricesIncludeTax: true,
    taxRules: [{ id: 'vat', name: 'VAT', rate: '0.19', appliesToShipping: true }],
    shippingOptions,
    coupons,
    minimumSubtotal: eur(30),
    countries: [{ code: 'AT' }, { code: 'FR' }, { code: 'DE' }, { code: 'IE' }, { code: 'NL' }],
  },
  products: [
    ...sampleProducts.map(({ picture: _picture, description: _text, ...product }) => product),
    ...[sampleGiftCard, sampleTemplates, ...Object.values(sampleClub)],
  ],
  reviews: sampleReviews,
};
