/** Kinds of block by their published number ([MOD-7]). Pages may hold other numbers: keep them. */
export const blockType = {
  html: 2,
  map: 4,
  image: 5,
  gallery: 8,
  form: 9,
  collectionLink: 12,
  link: 13,
  tagCloud: 14,
  comments: 16,
  menu: 18,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  horizontalRule: 47,
  socialAccountLinks: 48,
  rss: 49,
  opentable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  socialAccountLinksV2: 54,
  summaryV2: 55,
  soundcloud: 56,
  tourDates: 59,
  album: 60,
  archive: 61,
  chart: 62,
  weddingRegistry: 63,
  appointmentScheduling: 65,
  opentableV2: 66,
  memberArea: 67,
  tock: 68,
  accordion: 69,
  marquee: 70,
  pricingPlan: 72,
  /** A wrapper whose kind is in `data-definition-name`. */
  websiteComponent: 1337,
} as const;

export type BlockTypeName = keyof typeof blockType;
export type KnownBlockType = (typeof blockType)[BlockTypeName];
/** A block's number; unknown numbers are kept. */
export type BlockType = KnownBlockType | (number & {});

const nameByNumber = new Map<number, BlockTypeName>(
  Object.entries(blockType).map(([name, number]) => [number, name as BlockTypeName]),
);

/** The name of a block number, or `undefined` for a number that this version does not know. */
export function blockTypeName(type: number): BlockTypeName | undefined {
  return nameByNumber.get(type);
}
