/** Limits of a site's content ([MOD-12], [MOD-16]). */
export const limits = {
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  itemsPerOrderableCollection: 250,
  nestedCategories: 10_000,
  productsPerCollection: 200,
  photoSharingGalleries: 20,
  photoSharingGallerySize: 50,
  tagLength: 50,
  categoryLength: 25,
  /** A megabyte of an upload limit is decimal; file sizes on screen are base 1024 ([MOD-20]). */
  bytesPerMegabyte: 1_000_000,
  queryKeys: 1000,
  /** Maximum price of a product in minor units ([COM-7]). */
  priceCents: 100_000_000,
  /** Maximum length of a SKU ([COM-7]). */
  skuLength: 60,
} as const;

/**
 * Widths in CSS pixels ([MOD-13]): `To` is the last pixel of a range, `From` the first; `Above` and
 * `Below` exclude it.
 */
export const breakpoints = {
  phoneTo: 926,
  tabletTo: 1024,
  largeTabletTo: 1366,
  desktopSplits: [800, 1024],
  viewportMobileTo: 432,
  viewportDesktopFrom: 433,
  mobileInfoBarTo: 1024,
  bookingWideAbove: 850,
  reservationColumnTo: 750,
  narrowImageBelow: 415,
  newsletterSmallTo: 320,
} as const;

/** The two layouts of a fluid section ([MOD-13]). */
export const fluidEngineBreakpoint = { mobile: 'mobile', desktop: 'desktop' } as const;
export type FluidEngineBreakpoint =
  (typeof fluidEngineBreakpoint)[keyof typeof fluidEngineBreakpoint];

/** The scale behind the `--pl-…` custom properties, in CSS pixels ([MOD-13]). */
export const designTokens = {
  space: [4, 8, 12, 16, 24, 32, 48, 64],
  sizes: [16, 24, 32, 40, 48, 64],
  fontSizes: [12, 14, 16, 18, 24, 32, 48],
  radii: [0, 4, 8],
} as const;

/** Height of a shape in percent of its width ([MOD-13]). */
export const shapeAspectHeight = { square: 100, tall: 150, wide: 67 } as const;

/** Paths of the platform ([MOD-14]). */
export const platformPath = {
  upgradeTrial: '/settings/billing/billing/upgrade',
  changePlan: '/settings/billing/billing/website/change-plan',
  /** A name kept for old pages; nothing is loaded from it. */
  legacyToolkit: '/universal/yui3/3.17.2/',
} as const;
