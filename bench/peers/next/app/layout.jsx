import { page } from '../../parts/readPeerPage';

export const metadata = {
  title: `${page.title} — ${page.siteTitle}`,
  description: page.description,
  icons: '/favicon.svg',
};

export const viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

export default function Layout({ children }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        {page.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {page.styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: page.css }} />
      </head>
      <body data-page-type="2">{children}</body>
    </html>
  );
}
