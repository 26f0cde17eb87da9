export { blockSchema } from './definition/blockSchema';
export type { BlockDefinition } from './definition/blockSchema';
export { collectionSchema, itemLocationSchema, itemSchema } from './definition/collectionSchema';
export type {
  CollectionDefinition,
  ItemDefinition,
  ItemLocation,
} from './definition/collectionSchema';
export { definitionProblems } from './definition/definitionProblem';
export type { DefinitionProblem } from './definition/definitionProblem';
export { findRepeatedIds } from './definition/findRepeatedIds';
export type { RepeatedId } from './definition/findRepeatedIds';
export { keepValidParts } from './definition/keepValidParts';
export type { KeptParts } from './definition/keepValidParts';
export { languageLinks, nameOfLanguage } from './definition/languageLinks';
export type { LanguageLink } from './definition/languageLinks';
export {
  isLanguageShown,
  languagePrefix,
  pageLanguage,
  pageVersions,
  shownLanguages,
  siteLanguage,
  slugInLanguage,
} from './definition/pageVersions';
export type { PageVersion, VersionedPage } from './definition/pageVersions';
export { hrefInLanguage, sharedTexts, siteInLanguage } from './definition/siteInLanguage';
export type { SiteLanguage } from './definition/siteLanguages';
export { pageCollectionSchema, pageItemSchema, pageSchema } from './definition/pageSchema';
export type { PageDefinition } from './definition/pageSchema';
export type { SocialImage } from './definition/socialImageSchema';
export { productSchema, variantSchema } from './definition/productSchema';
export type {
  ProductDefinition,
  ProductFile,
  ProductPicture,
  ProductSize,
  ProductTranslation,
  VariantDefinition,
} from './definition/productSchema';
export { sectionSchema } from './definition/sectionSchema';
export type { SectionDefinition } from './definition/sectionSchema';
export {
  fontSchema,
  footerSchema,
  linkSchema,
  siteSchema,
  themeSchema,
  webFontSchema,
} from './definition/siteSchema';
export type {
  FontDefinition,
  FooterDefinition,
  LinkDefinition,
  SiteDefinition,
  ThemeDefinition,
  WebFont,
} from './definition/siteSchema';
