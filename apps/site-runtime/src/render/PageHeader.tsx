import { safeHref } from '@plinth/site-model';
import type { RenderContext } from './renderContext';

export function PageHeader({ context: { site, page, translate } }: { context: RenderContext }) {
  const current = `/${page.slug}`;
  return (
    <header className="pl-header">
      <a className="pl-wordmark" href="/" aria-current={page.slug === '' ? 'page' : undefined}>
        {site.title}
      </a>
      <nav className="pl-navigation" aria-label={translate('runtime.navigation')}>
        <ul>
          {site.navigation.map(({ label, href }) => (
            <li key={href}>
              <a href={safeHref(href)} aria-current={href === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
