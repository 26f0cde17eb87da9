export { readClientAssets } from './clientAssets';
export type { ClientAssets, ClientManifest } from './clientAssets';
export { createPageRenderer } from './createPageRenderer';
export type { PageRenderer, RenderedFragment } from './createPageRenderer';
export { startOfDay } from '../blocks/calendar/zones';
export { contentNeeds } from './contentNeeds';
export type { ContentNeedsInput } from './contentNeeds';
export type {
  ArchiveAnswer,
  ArchiveNeed,
  CollectionFacts,
  ContentAnswer,
  ContentItem,
  ContentNeed,
  ContentView,
  ItemsAnswer,
  ItemsNeed,
  MarkedText,
  SearchAnswer,
  SearchNeed,
} from './contentView';
export type { FormAnswer, PageRequest, RenderInput } from './renderContext';
export type { CheckoutField, ShopAnswer, ShopView } from './shopView';
export type { RenderedPage } from './renderPage';
export { themeCss } from './themeCss';
export type {
  BlockDefinition,
  FooterDefinition,
  LinkDefinition,
  PageDefinition,
  SectionDefinition,
  SiteDefinition,
  ThemeDefinition,
} from './siteDefinition';
