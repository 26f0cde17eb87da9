export type SummaryDesign = 'wall' | 'carousel' | 'list' | 'grid';
export type ItemFact = 'date' | 'author' | 'category' | 'tags' | 'location';

/** The appearance of a list. */
export interface SummaryOptions {
  /** @default 'grid' */
  design?: SummaryDesign | undefined;
  /** The heading above the list. @default none */
  headerText?: string | undefined;
  /** Width to height; a wall shows each picture in its own ratio. @default 4 / 3 */
  imageRatio?: number | undefined;
  /** Minimum width of a column in pixels. @default 270 */
  columnWidth?: number | undefined;
  /** Pixels between items. @default 24 */
  gutter?: number | undefined;
  /** Items of a carousel that are visible side by side. @default 3 */
  slidesPerRow?: number | undefined;
  /** Width of the picture in a list's row, in percent. @default 30 */
  listImageSize?: number | undefined;
  /** If false, titles are only for screen readers. @default true */
  showTitle?: boolean | undefined;
  /** @default true */
  showThumbnail?: boolean | undefined;
  /** @default true */
  showExcerpt?: boolean | undefined;
  /** @default false */
  showReadMoreLink?: boolean | undefined;
  /** The facts above a title, in this order. @default none */
  facts?: readonly ItemFact[] | undefined;
}

/** Every option with its value. */
export type ResolvedSummaryOptions = {
  [Name in keyof SummaryOptions]-?: NonNullable<SummaryOptions[Name]>;
};

export function resolveSummaryOptions(options: SummaryOptions): ResolvedSummaryOptions {
  return {
    design: options.design ?? 'grid',
    headerText: options.headerText ?? '',
    imageRatio: options.imageRatio ?? 4 / 3,
    columnWidth: options.columnWidth ?? 270,
    gutter: options.gutter ?? 24,
    slidesPerRow: options.slidesPerRow ?? 3,
    listImageSize: options.listImageSize ?? 30,
    showTitle: options.showTitle ?? true,
    showThumbnail: options.showThumbnail ?? true,
    showExcerpt: options.showExcerpt ?? true,
    showReadMoreLink: options.showReadMoreLink ?? false,
    facts: options.facts ?? [],
  };
}
