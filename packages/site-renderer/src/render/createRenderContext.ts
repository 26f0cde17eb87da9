import { isOfVideoProvider } from '@plinth/media/video';
import { createPlainTranslate } from '@plinth/site-model';
import {
  hrefInLanguage,
  languageLinks,
  pageLanguage,
  siteInLanguage,
  siteLanguage,
} from '@plinth/site-model/definition';
import {
  createStyleSheet,
  createMoneyWriter,
  runtimeMessages,
  type ClientAssets,
  type PolicySources,
  type PageRequest,
  type RenderContext,
  type PageDefinition,
  type SiteDefinition,
} from '@plinth/site-blocks/rendering';
import type { SanitizedHtml } from './createHtmlSanitizer';
import { messagesOfSite } from './messagesOfSite';

export interface RenderInput {
  site: SiteDefinition;
  page: PageDefinition;
  request: PageRequest;
}

/** The parts that live as long as the renderer: addresses of the client, and caches. */
export interface RendererParts {
  assets: ClientAssets;
  sanitizeHtml(html: string): SanitizedHtml;
  sanitizeLinkHtml(html: string): SanitizedHtml;
  sanitizeBannerHtml(html: string): SanitizedHtml;
  /** Prefix of the names of hoisted styles. @default none */
  stylePrefix?: string;
}

export function createRenderContext(
  { site: whole, page, request }: RenderInput,
  { assets, stylePrefix, ...sanitizers }: RendererParts,
): RenderContext {
  const styles = new Set<string>();
  // Any page may show a dialog.
  const laterStyles = new Set(['dialogs', 'siteParts']);
  // Any page may show a dialog, a failed call, or a login.
  const messageKeys = new Set([
    'dialogs.',
    'siteApi.',
    'runtime.login.failed',
    'runtime.logout',
    'runtime.close',
  ]);
  const clients = new Set<string>();
  const inlineScripts = new Set<string>();
  const frames = new Set<string>();
  const pictures = new Set<string>();
  const providers = new Set<PolicySources>();
  const addressParameters = new Map<string, string>();
  const titleParts: string[] = [];
  const problems: string[] = [];
  const media = new Set<string>();
  const removed = new Map<string, readonly string[]>();
  /** The origins and losses of a text are recorded for the page. */
  const noting = (sanitize: (html: string) => SanitizedHtml) => (html: string) => {
    const clean = sanitize(html);
    const isOther = (origin: string) => origin !== request.url.origin;
    // A provider's posters are allowed with the consent that they wait for.
    for (const origin of clean.pictures.filter(isOther))
      if (!isOfVideoProvider(origin)) pictures.add(origin);
    for (const origin of clean.media.filter(isOther)) media.add(origin);
    if (clean.removed.length > 0) removed.set(html.trim(), clean.removed);
    return clean.html;
  };
  let firstPictureIsFree = true;
  let startsByItself = false;
  let needsNonce = false;
  // A page in another language than its site has the site's texts and links in that language.
  const language = pageLanguage(whole, page);
  const site = siteInLanguage(whole, language);
  const locale = siteLanguage(site);
  const messages = messagesOfSite(site);
  return {
    site,
    page,
    request,
    assets,
    locale,
    homeHref: hrefInLanguage(whole, '/', language),
    languageLinks: languageLinks(whole, page),
    messages,
    translate: createPlainTranslate(runtimeMessages, { locale, overrides: messages }),
    styles: createStyleSheet(stylePrefix),
    money: createMoneyWriter(locale, request.shop?.currencyCode),
    sanitizeHtml: noting(sanitizers.sanitizeHtml),
    sanitizeLinkHtml: noting(sanitizers.sanitizeLinkHtml),
    sanitizeBannerHtml: noting(sanitizers.sanitizeBannerHtml),
    takeFirstPicture() {
      const taken = firstPictureIsFree;
      firstPictureIsFree = false;
      return taken;
    },
    wantStyle: (name) => styles.add(name),
    wantLaterStyle: (name) => laterStyles.add(name),
    wantMessages: (beginnings) => beginnings.forEach((beginning) => messageKeys.add(beginning)),
    wantClient: (source) => clients.add(source),
    wantStart: () => void (startsByItself = true),
    wantInlineScript: (script) => inlineScripts.add(script),
    allowFrame: (origin) => frames.add(origin),
    allowPicture: (origin) => pictures.add(origin),
    allowProvider: (sources) => providers.add(sources),
    keepInAddress: (name, value) => addressParameters.set(name, value),
    addToTitle: (text) => titleParts.push(text),
    wantNonce: () => void (needsNonce = true),
    problem: (text) => problems.push(text),
    wanted: {
      styles,
      laterStyles,
      messages: messageKeys,
      clients,
      inlineScripts,
      frames,
      pictures,
      providers,
      problems,
      addressParameters,
      titleParts,
      media,
      removed,
      get start() {
        return startsByItself;
      },
      get nonce() {
        return needsNonce;
      },
    },
  };
}
