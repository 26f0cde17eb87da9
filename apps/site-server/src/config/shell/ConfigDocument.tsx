import { themeCss, usableFonts } from '@plinth/site-renderer';
import type { ReactNode } from 'react';
import type { ConfigArrival } from '../configVisit';

export interface ConfigDocumentProps {
  arrival: ConfigArrival;
  /** The title of the page; the site's name follows it. */
  title: string;
  /** Identifies the page for the script and the style sheet. */
  page: string;
  children: ReactNode;
}

/** The HTML around every page of the area. */
export function ConfigDocument({ arrival, title, page, children }: ConfigDocumentProps) {
  const { intl, files, site } = arrival;
  return (
    <html lang={intl.locale} dir={intl.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} — ${site.definition.title}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {headingFonts(arrival).map(({ src }) => (
          <link rel="preload" href={src} as="font" type="font/woff2" crossOrigin="" key={src} />
        ))}
        {isPart(arrival) ? null : (
          <style nonce={arrival.nonce} dangerouslySetInnerHTML={{ __html: fontsOf(arrival) }} />
        )}
        {files.styles ? <link rel="stylesheet" href={files.styles} /> : null}
        {files.script ? <script type="module" src={files.script} /> : null}
      </head>
      <body className="pl-config" data-config-page={page} data-rich-text-script={files.richText}>
        {children}
      </body>
    </html>
  );
}

/**
 * Whether a script of the area requested a part of the page. The current page's policy applies to the parsed answer,
 * and has another nonce: each inline style would be reported as refused.
 */
const isPart = ({ c }: ConfigArrival): boolean => c.req.header('sec-fetch-dest') === 'empty';

/** Requested before the style sheet has loaded: a font that loads too late is not used on this page. */
function headingFonts({ site }: ConfigArrival) {
  const { theme } = site.definition;
  const heading = theme?.light?.['font-heading'] ?? '';
  return usableFonts(theme).filter(({ family }) => heading.includes(family));
}

/** Headings use the site's own font; the site's colours are not used, because their contrast is not checked. */
function fontsOf({ site }: ConfigArrival): string {
  const { fonts = [], light } = site.definition.theme ?? {};
  const heading = light?.['font-heading'];
  return themeCss({ fonts, light: heading ? { 'font-site': heading } : {} });
}
