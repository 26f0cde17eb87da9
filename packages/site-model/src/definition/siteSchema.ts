import * as v from 'valibot';
import {
  flag,
  idField,
  listOf,
  oneOf,
  openObject,
  openSettings,
  requiredText,
  textField,
} from './fields';
import { pageSchema } from './pageSchema';
import { siteLanguagesField } from './siteLanguages';
import { socialImageSchema } from './socialImageSchema';

/** A link of the navigation or the footer. */
export const linkSchema = openObject({ label: textField(500), href: textField(1000) });

export const footerSchema = openObject({
  columns: listOf(
    openObject({
      title: textField(500),
      lines: v.array(v.union([textField(500), linkSchema], 'text'), 'list'),
    }),
    12,
  ),
  closing: v.exactOptional(textField(500)),
});

export const fontSchema = openObject({
  family: requiredText(100),
  /** Address of a woff2 file on this site. */
  src: requiredText(1000),
  /** One weight or a range such as `200 800`. @default '400' */
  weight: v.exactOptional(textField(20)),
  style: v.exactOptional(oneOf(['normal', 'italic'])),
});

/** A family of a font service, by its name there. */
export const webFontSchema = openObject({
  family: requiredText(100),
  /** Weights, followed by `i` for italics: `400`, `700i`. Anything else is left out. */
  variants: v.exactOptional(v.pipe(listOf(textField(10), 40), v.readonly())),
});

/** Values by token name without `--pl-`. */
const tokens = () => v.record(v.string(), textField(500));

/** Custom properties of the light and the dark appearance. Names outside `[a-z0-9-]` are dropped. */
export const themeSchema = openObject({
  light: v.exactOptional(tokens()),
  dark: v.exactOptional(tokens()),
  /** The site's own fonts, preloaded. They never swap after the first paint, so nothing moves. */
  fonts: v.exactOptional(listOf(fontSchema, 40)),
  /**
   * Families of a font service, by the texts that use them ([RUN-6]). They load if consent allows
   * it.
   */
  webFonts: v.exactOptional(
    openObject({
      body: v.exactOptional(webFontSchema),
      heading: v.exactOptional(webFontSchema),
    }),
  ),
  /**
   * Families of the site's kit, by the texts that use them. They take precedence over `webFonts`.
   */
  kitFonts: v.exactOptional(
    openObject({
      body: v.exactOptional(textField(100)),
      heading: v.exactOptional(textField(100)),
    }),
  ),
});

/** A redirect for an address that no page has. */
const redirectSchema = openObject({
  /** A path of this site, such as `/old-prices`. */
  from: v.pipe(requiredText(1000), v.regex(/^\/(?![/\\])/, 'address')),
  /** A path of this site or an address of another site. */
  to: v.pipe(requiredText(1000), v.regex(/^(?:\/(?![/\\])|https?:\/\/)/, 'address')),
  /** Whether the redirect is permanent (301) or temporary (302). @default true */
  isPermanent: v.exactOptional(flag()),
});

/** A site as its owner defines it: stored in the database, read by the renderer. */
export const siteSchema = openObject({
  id: idField(),
  /** Short name in addresses and cookies, such as `marlow-clay`. */
  identifier: requiredText(200),
  title: requiredText(500),
  tagline: v.exactOptional(textField(500)),
  /** BCP 47 tag of the pages. @default 'en' */
  locale: v.exactOptional(textField(35)),
  /** Further languages in which the site shows pages ([SRV-100]). @default none */
  languages: v.exactOptional(siteLanguagesField()),
  /** IANA name of the zone in which times are shown. @default 'UTC' */
  timeZone: v.exactOptional(textField(100)),
  /** The unit system of weights and sizes, by its number ([MOD-4]). @default 2, metric */
  measurementStandard: v.exactOptional(v.picklist([1, 2], 'oneOf|1, 2')),
  /** Values for the site's design tokens, by token name without `--pl-`. */
  theme: v.exactOptional(themeSchema),
  navigation: listOf(linkSchema, 50),
  footer: v.exactOptional(footerSchema),
  /** The picture of a page's social card, if the page has none of its own. */
  socialImage: v.exactOptional(socialImageSchema),
  cookieSettings: v.exactOptional(openSettings()),
  websiteSettings: v.exactOptional(openSettings()),
  /** The site's kit of a font service, whose families `theme.kitFonts` names. */
  typekitId: v.exactOptional(textField(100)),
  /** Messages that replace the packages' English defaults, by message key. */
  messages: v.exactOptional(v.record(v.string(), v.string('text'))),
  /**
   * Links within the site change the page without loading a new document, if the browser supports
   * it.
   * @default true
   */
  softNavigation: v.exactOptional(flag()),
  /** Whether visits are not counted ([TRK-5]). @default false */
  isCensusDisabled: v.exactOptional(flag()),
  /**
   * Whether the owner is working on the site's code and is not redirected to the owner's area
   * ([RUN-7]).
   * @default false
   */
  developerMode: v.exactOptional(flag()),
  /** Whether others may copy the site ([RUN-7]). @default false */
  cloneable: v.exactOptional(flag()),
  /** The kind of site ([MOD-5]): a cover or parking page has no bars and no popup. @default 1 (any other) */
  websiteType: v.exactOptional(v.union([v.number(), textField(100)], 'text')),
  /**
   * A number or a name of [MOD-5]; it decides whether the site is served ([RUN-32]).
   * @default active
   */
  siteStatus: v.exactOptional(openObject({ value: v.union([v.number(), textField(100)], 'text') })),
  /** The generation of its template ([MOD-5]): only one of 7.1 may go without the maker's badge. @default '8' */
  templateVersion: v.exactOptional(v.union([v.number(), textField(20)], 'text')),
  redirects: v.exactOptional(listOf(redirectSchema, 2000)),
  pages: v.array(pageSchema, 'list'),
});

export type SiteDefinition = v.InferOutput<typeof siteSchema>;
export type ThemeDefinition = v.InferOutput<typeof themeSchema>;
export type FontDefinition = v.InferOutput<typeof fontSchema>;
export type WebFont = v.InferOutput<typeof webFontSchema>;
export type LinkDefinition = v.InferOutput<typeof linkSchema>;
export type FooterDefinition = v.InferOutput<typeof footerSchema>;
