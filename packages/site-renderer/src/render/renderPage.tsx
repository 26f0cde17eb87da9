import { directionOf, pageType } from '@plinth/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  LinkedData,
  translateList,
  commentOrigin,
  commentSettings,
  escapeHtml,
  jsonForScript,
  websiteSettingsOf,
  type ClientAssets,
  type PolicySources,
  type RenderContext,
  type SectionDefinition,
} from '@plinth/site-blocks/rendering';
import { trackingSettings } from '../context/trackingSettings';
import { isPreview } from '../context/isPreview';
import { isRefused } from '../context/isRefused';
import { CookieSettings } from './CookieSettings';
import { withholdProviderPictures } from './withholdProviderPictures';
import { markArrival } from './markArrival.inline.generated';
import { pageContextFor } from './pageContextFor';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';
import { createPageStyles } from './pageStyles';
import { earlyFiles } from './earlyFiles';
import { languageTags } from './languageTags';
import { renderBlock } from './renderBlock';
import { renderCookieBanner } from './renderCookieBanner';
import { renderSiteParts } from './renderSiteParts';
import { runEach } from './runEach.inline.generated';
import { shareTags } from './shareTags';
import { speculationRules } from './speculationRules';
import { startFile } from './startFile';
import { themeCss, usableFonts } from './themeCss';
import { webFontParts, type WebFontParts } from './webFontParts';

export interface RenderedPage {
  status: number;
  html: string;
  /** Other origins whose frames the page's blocks may show, for its Content-Security-Policy. */
  frames: readonly string[];
  /** Other origins whose pictures the page shows. */
  pictures: readonly string[];
  /** The same for sounds and videos. */
  media: readonly string[];
  /** Other companies whose scripts the page's blocks may run. */
  providers: readonly PolicySources[];
  /**
   * Whether a block may load a script of another company, which the policy allows only by the
   * nonce.
   */
  needsNonce: boolean;
  /**
   * Origins of scripts that any page of the site may load by the nonce: a policy without a nonce
   * lists them.
   */
  siteScripts: readonly string[];
  /** Problems of rendering for the owner, one sentence each. */
  problems: readonly string[];
  /** The owner's HTML, and its removed parts, such as `<script>` or `<p onclick>`. */
  removed: ReadonlyMap<string, readonly string[]>;
}

/** Pages without header and footer, as high as the window. */
const coverPages: readonly (number | undefined)[] = [pageType.splashPage, pageType.lockScreen];
/**
 * Types of pages that replace another page at its address: the browser loads such a page as a
 * document, and requests the address again on a reload.
 */
const standIns: readonly (number | undefined)[] = [pageType.error, pageType.lockScreen];
/**
 * Number of sections that can be in the first view; base.css defers the layout of the others until
 * they come near.
 */
const firstSections = 2;

/**
 * Renders a page to its final HTML ([RUN-16]). Blocks are rendered separately, so a broken block
 * affects only itself. Never throws for the content of a page definition.
 */
export function renderPage(context: RenderContext): RenderedPage {
  const { page } = context;
  const styles = createPageStyles(context);
  const inFirstView = styles.firstView;
  inFirstView.wantStyle('base');
  // A page of an older database may lack them.
  const sections = page.sections ?? [];
  const first = sections
    .slice(0, firstSections)
    .map((section) => renderSection(section, inFirstView));
  const below = sections.slice(firstSections).map((section) => renderSection(section, context));
  const isSplash = page.pageType === pageType.splashPage;
  const isCover = coverPages.includes(page.pageType);
  if (isCover) inFirstView.wantStyle('cover');
  const header = isCover ? '' : renderToStaticMarkup(<PageHeader context={inFirstView} />);
  const footer = isCover ? '' : renderToStaticMarkup(<PageFooter context={context} />);
  // On other pages they are in the footer.
  const settings = isSplash ? coverSettings(context) : '';
  // A lock screen has no tracking, so it needs no consent.
  const banner = page.pageType === pageType.lockScreen ? '' : renderCookieBanner(inFirstView);
  const siteParts = renderSiteParts(inFirstView);
  const { head: styleTags, belowFirstView } = styles.tags();
  const fonts = webFontParts(context);
  if (fonts.script) context.wantInlineScript(fonts.script);
  const start = startFile(context);
  if (start.waits || below.length > 0) context.wantInlineScript(markArrival.call());
  const main = [...first, belowFirstView, ...below].join('');
  // The blocks have already hoisted their styles.
  const hoist = (html: string) => context.styles.hoist(withholdProviderPictures(html, context));
  // The banner comes first in keyboard order, although it overlays the page.
  const body = `${hoist(banner)}${isCover ? '' : skipLink(context)}${hoist(siteParts.above)}${hoist(header)}<main id="main" tabindex="-1">${main}${hoist(siteParts.inMain)}${hoist(settings)}</main>${hoist(footer)}${hoist(siteParts.below)}`;
  return {
    status: statusOf(page.pageType),
    html: documentHtml(context, { styleTags, fonts, start, body }),
    frames: [...context.wanted.frames],
    pictures: [...context.wanted.pictures],
    media: [...context.wanted.media],
    // The fonts' sources are the same on every page of the site, so they do not prevent soft
    // navigation.
    providers: [...context.wanted.providers, ...fonts.sources],
    // Scripts of providers load others, or are loaded with the nonce.
    needsNonce: context.wanted.nonce || context.wanted.providers.size > 0,
    siteScripts: commentScripts(context),
    problems: context.wanted.problems,
    removed: context.wanted.removed,
  };
}

/** Comment counts load on any page that links to posts, also after a soft navigation. */
function commentScripts(context: RenderContext): string[] {
  const settings = commentSettings(websiteSettingsOf(context));
  return settings ? [commentOrigin(settings.shortname)] : [];
}

function coverSettings(context: RenderContext): string {
  const html = renderToStaticMarkup(<CookieSettings context={context} />);
  return html && `<div class="pl-cover-settings">${html}</div>`;
}

const skipLink = ({ translate }: RenderContext): string =>
  `<a class="pl-skip" href="#main">${escapeHtml(translate('runtime.skip'))}</a>`;

const statusOf = (type: number | undefined): number =>
  type === pageType.notFound ? 404 : type === pageType.error ? 500 : 200;

function renderSection(section: SectionDefinition, context: RenderContext): string {
  const attributes = [
    `class="pl-section"`,
    `id="section-${escapeHtml(section.id)}"`,
    `data-layout="${escapeHtml(section.layout ?? 'stack')}"`,
    `data-width="${escapeHtml(section.width ?? 'normal')}"`,
    `data-tone="${escapeHtml(section.tone ?? 'default')}"`,
    `data-space="${escapeHtml(section.space ?? 'normal')}"`,
  ];
  const { entry = 'none' } = section;
  if (entry !== 'none') {
    attributes.push(`data-entry="${escapeHtml(entry)}"`);
    context.wantStart();
  }
  const blocks = (section.blocks ?? []).map((block) => renderBlock(block, context)).join('');
  return `<section ${attributes.join(' ')}><div class="pl-section-content">${blocks}</div></section>`;
}

interface DocumentParts {
  styleTags: string;
  fonts: WebFontParts;
  start: ReturnType<typeof startFile>;
  body: string;
}

function documentHtml(
  context: RenderContext,
  { styleTags, fonts, start, body }: DocumentParts,
): string {
  const { site, page, request, assets, locale, wanted } = context;
  const nonce = escapeHtml(request.nonce);
  const description = page.description ?? site.tagline ?? '';
  const { importMap, fetched, waits } = start;
  const files = [...wanted.clients].map((client) => filesFor(assets, client, fetched)).join('');
  // Other sources that a page may frame, show or run are in the policy of its document, so the
  // browser must load such a page. The server recognises a preview by the previous page's address,
  // which a soft navigation does not send.
  const css = themeCss(site.theme) + fonts.css + context.styles.css();
  const isSoft =
    site.softNavigation !== false &&
    wanted.frames.size + wanted.pictures.size + wanted.media.size + wanted.providers.size === 0 &&
    !isPreview(request) &&
    !standIns.includes(page.pageType);
  const navigation = isSoft ? ' data-navigation="soft"' : '';
  const cover = coverPages.includes(page.pageType) ? ' data-cover' : '';
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head${waits ? ' data-when="touch"' : ''}><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(titleOf(context))}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="color-scheme" content="light dark">`,
    // A page that replaces another page has no address of its own.
    standIns.includes(page.pageType) ? '' : addressTags(context, description),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    request.manifestHref && !request.isTurned
      ? `<link rel="manifest" href="${escapeHtml(request.manifestHref)}">`
      : '',
    ...usableFonts(site.theme).map(
      ({ src }) => `<link rel="preload" href="${src}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Before the style sheets, because a script after them would wait for them, and so would the
    // content after it.
    wanted.inlineScripts.size > 0
      ? `<script nonce="${nonce}">${inOneElement([...wanted.inlineScripts])}</script>`
      : '',
    importMap && `<script type="importmap" nonce="${nonce}">${importMap}</script>`,
    styleTags,
    request.isTurned
      ? `<template id="plinth-page-style">${escapeHtml(css)}</template>`
      : `<style nonce="${nonce}">${css}</style>`,
    `<script type="application/json" id="plinth-page-context">${jsonForScript(pageContextFor(context))}</script>`,
    ...earlyFiles(context).map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    // Not `async`: it would run while the page waits for a style sheet between its sections, and
    // miss the content after that.
    `<script type="module" src="${escapeHtml(assets.boot)}" id="plinth-boot"${files}></script>`,
    siteEventsTag(context),
    somePartsTag(context, fonts),
    isSoft || isPreview(request) || request.isTurned || standIns.includes(page.pageType)
      ? ''
      : `<script type="speculationrules" nonce="${nonce}">${speculationRules}</script>`,
    `</head><body data-page-type="${Number(page.pageType ?? 2)}"${navigation}${cover}>${body}</body></html>`,
  ].join('');
}

/**
 * The title of a further page of a list contains its number, that of a date its day ([RUN-41]), so
 * that no two addresses have the same title. The answer to a refused post begins with "Error:"
 * ([RUN-40]).
 */
function titleOf(context: RenderContext): string {
  const { site, page, wanted, request, translate } = context;
  const number = wanted.addressParameters.get('page');
  const names = [
    page.slug === '' ? undefined : page.title,
    ...wanted.titleParts,
    number && translateList(context)('listings.pages.to', { page: Number(number) }),
    site.title,
  ];
  const title = names.filter(Boolean).join(' — ');
  return isRefused(request) ? translate('runtime.errorTitle', { title }) : title;
}

/** The page's own address, its description for a card, and the feed of its list. */
function addressTags(context: RenderContext, description: string): string {
  const { page, request } = context;
  const canonical = canonicalAddress(context);
  const feed =
    request.feed && !request.isTurned
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(page.title)}" href="${escapeHtml(request.feed)}">`
      : '';
  return `${siteData(context)}<link rel="canonical" href="${escapeHtml(canonical)}">${languageTags(context)}${shareTags(context, { canonical, description })}${feed}`;
}

/**
 * The name of the site for search engines, only on its home page (https://schema.org/WebSite,
 * [RUN-34]).
 */
function siteData(context: RenderContext): string {
  const { site, page, request, locale, homeHref } = context;
  if (homeHref !== `/${page.slug}`) return '';
  const url = (request.origin ?? request.url.origin) + homeHref;
  const data = { '@type': 'WebSite', name: site.title, url, inLanguage: locale };
  return renderToStaticMarkup(<LinkedData context={context} data={data} />);
}

/**
 * A visitor's choice is part of the canonical address only if the page has other content with it.
 */
function canonicalAddress({ page, request, wanted }: RenderContext): string {
  const query = new URLSearchParams([...wanted.addressParameters]).toString();
  return `${request.origin ?? request.url.origin}/${page.slug}${query && `?${query}`}`;
}

/** Several inline scripts in one element. */
const inOneElement = (scripts: readonly string[]): string =>
  scripts.length === 1
    ? scripts[0]!
    : `(${runEach.code})([${scripts.map((script) => `()=>${script}`).join()}])`;

/**
 * After the boot script, whose runtime it registers with; only if the site's definition needs it.
 */
function siteEventsTag({ site, assets }: RenderContext): string {
  const { isLandingTracked, areEventsTracked } = trackingSettings(site.websiteSettings);
  const [address] = assets.chunk('src/start/tracking/siteEvents.ts');
  return address && (isLandingTracked || areEventsTracked)
    ? `<script type="module" src="${escapeHtml(address)}"></script>`
    : '';
}

/** The same for features of few pages: fonts of other companies, and comments. */
function somePartsTag({ wanted, assets }: RenderContext, { asked }: WebFontParts): string {
  const source = 'src/start/someParts.ts';
  const [address] = assets.chunk(source);
  if (!address || (!asked && !wanted.clients.has(source))) return '';
  const fonts = asked && ` data-fonts="${escapeHtml(asked)}"`;
  return `<script type="module" src="${escapeHtml(address)}" id="plinth-parts"${fonts}></script>`;
}

/**
 * The files that `fetchFiles` reads: all imports of a kind's file. The file itself is requested by
 * its import.
 */
function filesFor(
  assets: ClientAssets,
  client: string,
  fetched: (addresses: readonly string[]) => string[],
): string {
  const files = fetched(assets.chunk(client).slice(1));
  return files.length === 0 ? '' : ` data-${assets.kind(client)}="${escapeHtml(files.join(' '))}"`;
}
