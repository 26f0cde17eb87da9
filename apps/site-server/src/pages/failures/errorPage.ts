import { directionOf } from '@plinth/site-model';
import { translatePage, type SiteMessages } from '../translatePage';

/**
 * The page without dependencies: it needs neither the database nor the renderer nor a style sheet.
 * @param site in English without it
 */
export function errorPage(nonce: string, site: SiteMessages = {}): string {
  return plainPage(nonce, {
    site,
    title: translatePage(site, 'page.error'),
    text: translatePage(site, 'page.error.text'),
    link: { href: '', label: translatePage(site, 'page.error.reload') },
  });
}

export interface PlainPage {
  site: SiteMessages;
  title: string;
  text: string;
  /** @default the site's first page */
  link?: { href: string; label: string };
}

/** Texts are our own or the site's, never a visitor's. */
export function plainPage(
  nonce: string,
  { site, title, text, link = { href: '/', label: translatePage(site, 'page.first') } }: PlainPage,
): string {
  const { locale = 'en' } = site;
  const [lang, heading, paragraph, label, href] = [
    ...[locale, title, text],
    ...[link.label, link.href],
  ].map(escape);
  return `<!doctype html><html lang="${lang}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title><style nonce="${nonce}">body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}</style></head><body><main><h1>${heading}</h1><p>${paragraph}</p><p><a href="${href}">${label}</a></p></main></body></html>`;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
