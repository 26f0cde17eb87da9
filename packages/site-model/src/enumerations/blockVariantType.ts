/** Variants of a block by number ([MOD-8]). */
export const blockVariantType = {
  gallerySlideshow: 1000,
  galleryCarousel: 1002,
  galleryGrid: 1003,
  galleryStack: 1004,
  summaryWall: 1005,
  summaryCarousel: 1006,
  summaryList: 1007,
  summaryGrid: 1008,
  chartBar: 1009,
  chartLine: 1010,
  chartPie: 1011,
  imageInline: 1012,
  imagePoster: 1013,
  imageCard: 1014,
  imageOverlap: 1015,
  imageCollage: 1016,
  imageStack: 1017,
  reservationWidget: 1018,
  eventsWidget: 1019,
} as const;
export type BlockVariantType =
  (typeof blockVariantType)[keyof typeof blockVariantType] | (number & {});
