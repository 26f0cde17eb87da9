import { safeHref } from '@plinth/site-model';
import type { RenderContext } from '../context/renderContext';
import { CookieSettings } from './CookieSettings';
import { hasCookieBanner } from './renderCookieBanner';

export function PageFooter({ context }: { context: RenderContext }) {
  const { site } = context;
  const { columns = [], closing } = site.footer ?? {};
  // A visitor who was asked can change their mind on any page ([CNS-7]); a site may offer that in words of its own instead.
  const offersSettings = columns.some(({ lines }) =>
    lines.some((line) => typeof line !== 'string' && line.href === '#cookie-settings'),
  );
  const reopen = hasCookieBanner(context) && !offersSettings;
  return (
    <footer className="pl-footer">
      <div className="pl-footer-columns">
        {columns.map(({ title, lines }) => (
          <section key={title}>
            <h2>
              <bdi>{title}</bdi>
            </h2>
            <ul>
              {lines.map((line) =>
                typeof line === 'string' ? (
                  <li key={line}>
                    <bdi>{line}</bdi>
                  </li>
                ) : (
                  <li key={line.href}>
                    <a href={safeHref(line.href)}>
                      <bdi>{line.label}</bdi>
                    </a>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      {closing || reopen ? (
        <div className="pl-footer-closing">
          {closing ? (
            <p>
              <bdi>{closing}</bdi>
            </p>
          ) : null}
          {reopen ? <CookieSettings context={context} /> : null}
        </div>
      ) : null}
    </footer>
  );
}
