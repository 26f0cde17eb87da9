export type {
  BlockDefinition,
  FontDefinition,
  FooterDefinition,
  LinkDefinition,
  PageDefinition,
  SectionDefinition,
  SiteDefinition,
  ThemeDefinition,
} from '@plinth/site-model/definition';
