'use client';

export { Archive } from './react/Archive';
export type { ArchiveProps } from './react/Archive';
export { ItemHeader } from './react/ItemHeader';
export type { ItemHeaderProps } from './react/ItemHeader';
export { PageLinks } from './react/PageLinks';
export type { PageLinksProps } from './react/PageLinks';
export { SearchField } from './react/SearchField';
export type { SearchFieldProps } from './react/SearchField';
export { SearchResults } from './react/SearchResults';
export type { SearchResultsProps } from './react/SearchResults';
export { Summary } from './react/Summary';
export type { SummaryProps } from './react/Summary';
export type { ItemFact, SummaryDesign, SummaryOptions } from './summaryOptions';
