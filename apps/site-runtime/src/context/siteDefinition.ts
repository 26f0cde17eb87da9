import type { BlockType } from '@plinth/site-model';
import type { FontUse, WebFont } from './webFont';

/** A site as its owner made it: what the database holds and the renderer reads. */
export interface SiteDefinition {
  id: string;
  /** Short name in addresses and cookies, such as `marlow-clay`. */
  identifier: string;
  title: string;
  tagline?: string;
  /** BCP 47 tag of the pages. @default 'en' */
  locale?: string;
  /** IANA name of the zone in which times are told. @default 'UTC' */
  timeZone?: string;
  /** Values for the site's design tokens, by token name without `--pl-`. */
  theme?: ThemeDefinition;
  navigation: LinkDefinition[];
  footer?: FooterDefinition;
  cookieSettings?: Record<string, unknown>;
  websiteSettings?: Record<string, unknown>;
  /** The site's kit of a font service, whose families `theme.kitFonts` names. */
  typekitId?: string;
  /** Wording that takes the place of the packages' English defaults, by message key. */
  messages?: Record<string, string>;
  /** Links within the site change the page without loading a new document, where the browser can. @default true */
  softNavigation?: boolean;
  /** Whether visits are not counted at all ([TRK-5]). @default false */
  isCensusDisabled?: boolean;
  pages: PageDefinition[];
}

/** Custom properties of the light and the dark appearance. Names outside `[a-z0-9-]` are dropped. */
export interface ThemeDefinition {
  light?: Record<string, string>;
  dark?: Record<string, string>;
  /** The site's own fonts, preloaded. They never swap after the text was painted, so nothing moves. */
  fonts?: FontDefinition[];
  /** Families of a font service, by the texts that they are for ([RUN-6]). They come where consent lets them. */
  webFonts?: Partial<Record<FontUse, WebFont>>;
  /** The same of the site's kit, before them. */
  kitFonts?: Partial<Record<FontUse, string>>;
}

export interface FontDefinition {
  family: string;
  /** Address of a woff2 file on this site. */
  src: string;
  /** One weight or a range such as `200 800`. @default '400' */
  weight?: string;
  style?: 'normal' | 'italic';
}

export interface LinkDefinition {
  label: string;
  href: string;
}

export interface FooterDefinition {
  columns: { title: string; lines: (string | LinkDefinition)[] }[];
  closing?: string;
}

export interface PageDefinition {
  id: string;
  /** Address without the leading slash; the empty string is the home page. */
  slug: string;
  title: string;
  description?: string;
  /** Number of [MOD-1]. @default 2 (page) */
  pageType?: number;
  collection?: { id: string; title: string; fullUrl: string; type?: number };
  item?: { id: string; title: string };
  /** Which of several variants of the page this is, noted with each of its hits ([TRK-6]). */
  variantId?: string;
  /** Settings of this page alone, in place of the site's. */
  websiteSettings?: Record<string, unknown>;
  sections: SectionDefinition[];
}

export interface SectionDefinition {
  id: string;
  /** How the blocks stand: below each other, or side by side on the 12-column grid. @default 'stack' */
  layout?: 'stack' | 'grid';
  /** Width of the content. @default 'normal' */
  width?: 'narrow' | 'normal' | 'wide' | 'full';
  /** Colours of the section. @default 'default' */
  tone?: 'default' | 'muted' | 'inverse';
  /** Space above and below. @default 'normal' */
  space?: 'none' | 'tight' | 'normal' | 'loose';
  blocks: BlockDefinition[];
}

export interface BlockDefinition {
  id: string;
  type: BlockType;
  /** The kind's name where the number is 1337. */
  definitionName?: string;
  /** Columns out of 12 in a grid section. @default 12 */
  span?: number;
  settings?: Record<string, unknown>;
}
